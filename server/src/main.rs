//! Entry. 
fn main() {}
