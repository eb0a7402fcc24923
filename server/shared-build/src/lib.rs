//! No code. The manifest of this crate adds to dependencies the features that only tests ask of them, so that Cargo builds
//! these dependencies once for the program and its tests. The feature `shared-build` of the program turns it on; programs
//! that are shipped are built without it.
