use std::{env, fs, process::Command, time::Duration};

use super::{Metrics, RenderCost};

/// Says in the environment that this is the process in which nothing else runs.
const ALONE: &str = "METRICS_TEST_ALONE";

fn resident_pages() -> usize {
    let memory = fs::read_to_string("/proc/self/statm").unwrap();
    memory.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Memory belongs to a whole process, so the test runs itself again in one of its own.
#[test]
fn a_million_renders_that_nobody_asks_about_take_no_memory() {
    if env::var_os(ALONE).is_none() {
        let name = "telemetry::metrics::tests::a_million_renders_that_nobody_asks_about_take_no_memory";
        let run = Command::new(env::current_exe().unwrap())
            .args(["--exact", name])
            .env(ALONE, "1")
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && said.contains("1 passed"), "{said}");
        return;
    }
    let metrics = Metrics::new(2).unwrap();
    let cost = RenderCost {
        queued: Duration::from_micros(10),
        rendering: Duration::from_millis(1),
    };
    metrics.rendered(cost);
    let before = resident_pages();
    for _ in 0..1_000_000 {
        metrics.rendered(cost);
    }
    let grown = resident_pages().saturating_sub(before) * 4096;
    assert!(grown < 4 << 20, "{grown} bytes more");
}
