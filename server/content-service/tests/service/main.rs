//! The service over real HTTP, each test with a port and a folder of its own.

mod client;
mod durability;
mod harness;
mod input;
mod query;
mod refusals;
mod token;
