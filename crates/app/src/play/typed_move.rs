use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::state::Action;

/// What [`TypedMove`] shows and says.
#[derive(Properties, PartialEq)]
pub struct TypedMoveProps {
    /// What is wrong with what was written.
    pub error: Option<AttrValue>,
    /// Rises when a written move was made: then the field is emptied.
    pub made: u32,
    /// Whether there is nothing left to play.
    pub over: bool,
    /// Where everything that happens goes.
    pub dispatch: Callback<Action>,
}

/// A field for a move in words, the way without pointer or grid.
#[component]
pub fn TypedMove(props: &TypedMoveProps) -> Html {
    let field = use_node_ref();
    use_effect_with((props.made, field.clone()), |(_, field)| {
        if let Some(field) = field.cast::<HtmlInputElement>() {
            field.set_value("");
        }
    });
    let onsubmit = {
        let (field, dispatch) = (field.clone(), props.dispatch.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                dispatch.emit(Action::Typed(field.value()));
            }
        })
    };
    html! {
        <form class="typed" {onsubmit}>
            <label for="typed-move">{ "Type a move" }</label>
            <div class="typed-row">
                <input ref={field} id="typed-move" data-field="move" type="text" class="notation" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" placeholder="Nf3 or g1f3" disabled={props.over}
                    aria-invalid={props.error.is_some().then_some("true")}
                    aria-describedby={props.error.is_some().then_some("typed-error")} />
                <button type="submit" disabled={props.over}>{ "Move" }</button>
            </div>
            <p id="typed-error" class="field-error" role="alert">{ props.error.clone().unwrap_or_default() }</p>
        </form>
    }
}
