//! Betza notation: what is read, what is written, and where the pieces go.

mod examples;
mod walk;
