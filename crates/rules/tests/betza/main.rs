//! Betza notation: what is read, what is written, and where the pieces go.

mod canonical;
mod describe;
mod double_steps;
mod errors;
mod examples;
mod holes;
mod properties;
mod same;
mod walk;
