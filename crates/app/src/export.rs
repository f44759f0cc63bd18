//! Texts and pictures that somebody takes along.

use berolina_ui::{Icon, button, icon_of, tag};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, js_sys};

use yew::prelude::*;

use crate::browser::copy;

/// A way to take something along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Take {
    /// A link on the clipboard.
    CopyLink,
    /// The FEN on the clipboard.
    CopyFen,
    /// The picture on the clipboard, as SVG text.
    CopySvg,
    /// The picture as a file.
    SaveSvg,
    /// The picture as a file of points.
    SavePng,
}

impl Take {
    /// The word for `data-action`, and what the button says.
    const fn words(self) -> [&'static str; 2] {
        match self {
            Take::CopyLink => ["copy-link", "Copy link"],
            Take::CopyFen => ["copy-fen", "Copy FEN"],
            Take::CopySvg => ["copy-svg", "Copy SVG"],
            Take::SaveSvg => ["save-svg", "Save SVG"],
            Take::SavePng => ["save-png", "Save PNG"],
        }
    }

    fn icon(self) -> Html {
        match self {
            Take::CopyLink => Icon::Link.view(),
            Take::CopyFen | Take::CopySvg => Icon::Copy.view(),
            Take::SaveSvg | Take::SavePng => icon_of("M10 3V13M6 9L10 13L14 9M3.5 13V16.5H16.5V13"),
        }
    }

    /// Takes a text along: the link, the FEN or the SVG. Files are called `berolina-` and the name.
    pub fn take(self, name: &str, text: &str) {
        let file = |ending| ["berolina-", name, ending].concat();
        match self {
            Take::SaveSvg => save_svg(&file(".svg"), text),
            Take::SavePng => save_png(&file(".png"), text),
            _ => copy(text),
        }
    }
}

/// A button for each way; the one by which something was copied last says so.
pub fn takes(ways: &[Take], taken: Option<Take>, on_take: &Callback<Take>) -> Html {
    let one = |way: &Take| {
        let (way, [action, label]) = (*way, way.words());
        let copied = taken == Some(way) && action.starts_with("copy");
        let (icon, label) = if copied { (Icon::Done.view(), "Copied") } else { (way.icon(), label) };
        let one = button(&[]).attr("data-action", action).on_click(on_take.reform(move |_| way));
        one.with(icon).text(label).view()
    };
    tag("div", &[("class", "takes"), ("role", "group"), ("aria-label", "Take it along")])
        .all(ways.iter().map(one))
        .view()
}

/// Lets the browser save the text of an SVG file under a name, such as `board.svg`.
fn save_svg(name: &str, svg: &str) {
    save(name, &address_of(svg));
}

/// Lets the browser save the picture of an SVG text as PNG under a name, such as `board.png`, with two
/// points for each unit of the drawing.
fn save_png(name: &str, svg: &str) {
    let (name, svg) = (name.to_owned(), enlarged(svg));
    spawn_local(async move {
        // A browser that cannot draw it saves nothing.
        if let Some(address) = drawn(&address_of(&svg)).await {
            save(&name, &address);
        }
    });
}

/// An address that holds the picture itself.
fn address_of(svg: &str) -> String {
    let text = js_sys::encode_uri_component(svg).as_string().unwrap_or_default();
    ["data:image/svg+xml,", &text].concat()
}

/// Saves what is at an address.
fn save(name: &str, address: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let link = document.and_then(|document| document.create_element("a").ok());
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        link.set_download(name);
        link.set_href(address);
        link.click();
    }
}

/// The picture at an address, drawn point by point: its address as PNG.
async fn drawn(address: &str) -> Option<String> {
    let image = HtmlImageElement::new().ok()?;
    image.set_src(address);
    JsFuture::from(image.decode()).await.ok()?;
    let canvas = web_sys::window()?.document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(image.natural_width());
    canvas.set_height(image.natural_height());
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    context.draw_image_with_html_image_element(&image, 0.0, 0.0).ok()?;
    canvas.to_data_url().ok()
}

/// The drawing with a size of its own, twice that of its view box. Some browsers draw nothing without.
fn enlarged(svg: &str) -> String {
    let view = svg.split_once("viewBox=\"").and_then(|(_, rest)| rest.split_once('"'));
    let numbers = view.map_or("", |(numbers, _)| numbers);
    let mut sizes = numbers.split(' ').skip(2).map(|number| {
        let whole = number.split('.').next().unwrap_or_default();
        whole.parse::<u32>().unwrap_or(0) * 2
    });
    let (width, height) = (sizes.next().unwrap_or(0), sizes.next().unwrap_or(0));
    let size = ["<svg width=\"", &width.to_string(), "\" height=\"", &height.to_string(), "\" "].concat();
    svg.replacen("<svg ", &size, 1)
}

#[cfg(test)]
mod tests {
    use super::enlarged;

    #[test]
    fn pictures_get_a_size() {
        let svg = "<svg xmlns=\"x\" viewBox=\"-2 -2 388.5 400\" role=\"img\"><svg /></svg>";
        let expected = "<svg width=\"776\" height=\"800\" xmlns=\"x\" viewBox=\"-2 -2 388.5 400\" role=\"img\"><svg /></svg>";
        assert_eq!(enlarged(svg), expected);
    }
}
