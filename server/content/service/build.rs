//! Rebuilds the crate when a migration changes; the macro that embeds them cannot see new files by itself.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
}
