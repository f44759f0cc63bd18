//! The one drawing primitive: a path with its colours.

use std::borrow::Cow;

use crate::{Colour, Paint};

/// A path to draw: what the page gives to an SVG `path` element and an export writes out.
///
/// ```
/// use berolina_diagram::{MarkClass, Paint, Theme, mark_shape};
///
/// let disc = mark_shape(MarkClass::Slide, &Theme::BROWN);
/// assert!(disc.svg(Paint::Plain).starts_with("<path d=\"M"));
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// SVG path data.
    pub path: Cow<'static, str>,
    /// Value of the `transform` attribute; empty for none.
    pub transform: String,
    /// Colour of the inside; `None` for no filling.
    pub fill: Option<Colour>,
    /// How opaque the inside is, 0 to 1.
    pub fill_opacity: f64,
    /// Colour of the line; `None` for no line.
    pub stroke: Option<Colour>,
    /// Width of the line, in units of the path.
    pub width: f64,
    /// How opaque the line is, 0 to 1.
    pub stroke_opacity: f64,
    /// Value of `stroke-dasharray`; empty for a solid line.
    pub dashes: &'static str,
}

impl Shape {
    /// A filled path.
    pub fn filled(path: impl Into<Cow<'static, str>>, fill: Colour) -> Shape {
        Shape { fill: Some(fill), ..Shape::bare(path.into()) }
    }

    /// A line of some width.
    pub fn stroked(path: impl Into<Cow<'static, str>>, stroke: Colour, width: f64) -> Shape {
        Shape { stroke: Some(stroke), width, ..Shape::bare(path.into()) }
    }

    /// The same with a line around it.
    #[must_use]
    pub fn outlined(self, stroke: Colour, width: f64) -> Shape {
        Shape { stroke: Some(stroke), width, ..self }
    }

    /// The same, moved and scaled.
    #[must_use]
    pub fn transformed(self, transform: String) -> Shape {
        Shape { transform, ..self }
    }

    fn bare(path: Cow<'static, str>) -> Shape {
        Shape {
            path,
            transform: String::new(),
            fill: None,
            fill_opacity: 1.0,
            stroke: None,
            width: 0.0,
            stroke_opacity: 1.0,
            dashes: "",
        }
    }

    /// The path as one SVG element.
    pub fn svg(&self, paint: Paint) -> String {
        let mut out = String::new();
        self.write(&mut out, paint);
        out
    }

    /// Adds the path as one SVG element to a text.
    pub fn write(&self, out: &mut String, paint: Paint) {
        // No value holds a quote: they are ours. Put together by hand, for that is short and fast.
        out.push_str("<path");
        let mut add = |name: &str, value: &str| {
            for part in [" ", name, "=\"", value, "\""] {
                out.push_str(part);
            }
        };
        add("d", &self.path);
        if !self.transform.is_empty() {
            add("transform", &self.transform);
        }
        add("fill", self.fill.map_or("none", |fill| fill.paint(paint)));
        if self.fill.is_some() && self.fill_opacity < 1.0 {
            add("fill-opacity", &number(self.fill_opacity));
        }
        if let Some(stroke) = self.stroke {
            add("stroke", stroke.paint(paint));
            add("stroke-width", &number(self.width));
            add("stroke-linejoin", "round");
            add("stroke-linecap", "round");
            if self.stroke_opacity < 1.0 {
                add("stroke-opacity", &number(self.stroke_opacity));
            }
            if !self.dashes.is_empty() {
                add("stroke-dasharray", self.dashes);
            }
        }
        out.push_str("/>");
    }
}

/// A number for SVG: three decimals at most, without trailing zeros.
///
/// In whole numbers: all that the library does for printing any `f64` exactly would be a large part
/// of the page.
///
/// ```
/// assert_eq!(berolina_diagram::number(-12.5), "-12.5");
/// ```
pub fn number(value: f64) -> String {
    let thousandths = (value * 1000.0 + 0.5).floor() as i64;
    let (whole, part) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    let sign = if thousandths < 0 { "-" } else { "" };
    if part == 0 {
        return format!("{sign}{whole}");
    }
    format!("{sign}{whole}.{part:03}").trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(48.0), "48");
        assert_eq!(number(1.5), "1.5");
        assert_eq!(number(-0.0001), "0");
        assert_eq!(number(-0.02), "-0.02");
        assert_eq!(number(2.3456), "2.346");
    }
}
