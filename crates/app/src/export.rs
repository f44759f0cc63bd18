//! Texts and pictures that somebody takes along.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlAnchorElement, HtmlCanvasElement, HtmlImageElement, js_sys};

pub use crate::browser::copy;

/// Lets the browser save the text of an SVG file under a name, such as `board.svg`.
pub fn save_svg(name: &str, svg: &str) {
    save(name, &address_of(svg));
}

/// Lets the browser save the picture of an SVG text as PNG under a name, such as `board.png`, with two
/// points for each unit of the drawing.
pub fn save_png(name: &str, svg: &str) {
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
