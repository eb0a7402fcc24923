//! Keeps one visitor from taking what all others need: how often and over how many connections an address may ask, and
//! how large a question may be.

pub mod address;
pub mod connections;
pub mod rate;
pub mod size;
