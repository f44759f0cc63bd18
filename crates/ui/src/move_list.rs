use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// One move of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveEntry {
    /// Moves made after it: the first is 1.
    pub ply: usize,
    /// The number of its round.
    pub round: u32,
    /// Its place in the round, from 0: the number of the player.
    pub column: usize,
    /// As it is written.
    pub san: AttrValue,
}

/// What [`MoveList`] shows and says.
#[derive(Properties, PartialEq)]
pub struct MoveListProps {
    /// The moves, in order.
    pub moves: Vec<MoveEntry>,
    /// How many players there are.
    pub players: usize,
    /// The ply of the position on the board.
    pub ply: usize,
    /// Somebody wants to see the position after so many moves.
    pub on_go: Callback<usize>,
}

/// The moves of a game, a line a round; each leads to the position after it.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let list = use_node_ref();
    use_effect_with((props.ply, props.moves.len(), list.clone()), |(_, _, list)| {
        if let Some(list) = list.cast::<HtmlElement>() {
            keep_in_view(&list);
        }
    });
    if props.moves.is_empty() {
        return html! { <p class="empty">{ "No moves yet." }</p> };
    }
    let entry = |entry: &MoveEntry| {
        let (ply, on_go) = (entry.ply, props.on_go.clone());
        let current = ply == props.ply;
        html! {
            <button key={ply} type="button" class={classes!("move", (ply > props.ply).then_some("undone"))}
                data-move-ply={ply.to_string()} aria-current={current.then_some("step")}
                onclick={move |_: MouseEvent| on_go.emit(ply)}>
                { &entry.san }
            </button>
        }
    };
    let rounds = props.moves.chunk_by(|one, two| one.round == two.round);
    html! {
        <ol ref={list} class={classes!("moves", (props.players > 2).then_some("three"))}>
            { for rounds.map(|moves| {
                let first = &moves[0];
                html! {
                    <li key={first.round}>
                        <span class="round">{ format!("{}.", first.round) }</span>
                        { for (0..first.column).map(|_| html! { <span class="skipped">{ "…" }</span> }) }
                        { for moves.iter().map(entry) }
                    </li>
                }
            }) }
        </ol>
    }
}

/// Scrolls the list, and nothing else, so far that the current move is seen.
fn keep_in_view(list: &HtmlElement) {
    let Ok(Some(current)) = list.query_selector("[aria-current]") else {
        list.set_scroll_top(0);
        return;
    };
    let current: Element = current;
    let (room, entry) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    if entry.top() < room.top() {
        list.set_scroll_top(list.scroll_top() + (entry.top() - room.top()) as i32 - 8);
    } else if entry.bottom() > room.bottom() {
        list.set_scroll_top(list.scroll_top() + (entry.bottom() - room.bottom()) as i32 + 8);
    }
}
