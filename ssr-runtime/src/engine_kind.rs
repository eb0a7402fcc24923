//! Which engines there are.

/// What runs the bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineKind {
    /// A pool of V8 isolates in this process, each on a thread of its own. Needs the feature `embedded`.
    Embedded,
    /// Deno processes beside this one, spoken to over their standard streams, with no permission but to read the bundle.
    Sidecar,
}

/// The quickest engine that is built in: [`Embedded`](Self::Embedded) with the feature of that name.
impl Default for EngineKind {
    fn default() -> Self {
        if cfg!(feature = "embedded") {
            Self::Embedded
        } else {
            Self::Sidecar
        }
    }
}
