//! Which pages exist, where they are, and where their files lie.

pub mod files;
pub mod pages;
pub mod urls;
