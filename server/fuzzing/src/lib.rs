//! Fuzz targets as tests, on stable Rust. For tests only: nothing that is shipped depends on this crate.
//!
//! A target runs every input of its corpus, then inputs made at random. In `cargo test` it runs a fixed number of cases
//! from a fixed seed, so that it passes or fails always. With `FUZZ_SECONDS` it runs that long from a new seed, which is
//! printed; `FUZZ_SEED` repeats it. `make fuzz` sets the first.
//!
//! Its rooms; each imports only from those below it:
//!
//! ```text
//! target  runs a check on inputs
//! text    texts made of a corpus
//! budget  how many inputs, from which seed
//! ```

mod budget;
mod target;
mod text;

pub use self::target::Target;
