//! Memory of processes, as the system tells it.

/// Resident memory of this process in bytes; `None` where the system does not tell. A look takes some microseconds.
#[cfg(feature = "embedded")]
pub(crate) fn resident() -> Option<u64> {
    field("self", "VmRSS:")
}

/// Private memory of a process that can be written, be it used or not, in bytes.
#[cfg(target_os = "linux")]
pub(crate) fn data(process: u32) -> Option<u64> {
    field(&process.to_string(), "VmData:")
}

fn field(process: &str, name: &str) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn memory_is_told() {
        let own = data(std::process::id()).unwrap();
        assert!(own > 1 << 20);
        #[cfg(feature = "embedded")]
        assert!(resident().unwrap() > 1 << 20);
    }
}
