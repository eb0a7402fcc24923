//! Which pages exist, where they are, and where their files lie.

pub(crate) mod address;
pub(crate) mod files;
pub(crate) mod pages;
pub(crate) mod urls;
