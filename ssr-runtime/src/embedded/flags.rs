//! V8's own switches. They hold for the process and must be set before V8 is initialised.

/// Sets V8 flags, such as `--no-flush-bytecode`.
pub(super) fn set(flags: &[&str]) {
    // The first argument stands for the program's name. V8 gives back what it does not know.
    let mut arguments = vec![String::new()];
    arguments.extend(flags.iter().map(|flag| (*flag).to_owned()));
    let unknown = deno_core::v8_set_flags(arguments);
    if let [_, unknown @ ..] = unknown.as_slice()
        && !unknown.is_empty()
    {
        tracing::warn!(?unknown, "V8 does not know some of its flags");
    }
}
