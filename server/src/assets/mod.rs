//! Files of the client build and of `public/`: which tags a page needs, and the files themselves.

mod digest;
mod disk_file;
mod file_body;
pub(crate) mod files;
pub(crate) mod load;
pub(crate) mod manifest;
mod names;
pub(crate) mod tags;

#[cfg(test)]
mod fuzz_tests;
