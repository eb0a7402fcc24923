//! How the site speaks HTTP.

pub mod connection;
