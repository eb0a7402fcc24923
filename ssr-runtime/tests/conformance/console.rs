//! The bundle's console goes to tracing.

use std::{
    io::{self, Write},
    sync::{Mutex, Once},
};

use crate::engines::{Engine, limits, on_every_engine, request};

on_every_engine!(console_lines_become_events);

static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Isolates log from threads of their own, so the subscriber has to be that of the process.
fn capture() {
    static CAPTURE: Once = Once::new();
    CAPTURE.call_once(|| {
        tracing_subscriber::fmt()
            .with_writer(|| Log)
            .with_ansi(false)
            .with_env_filter("ssr::console=debug")
            .init();
    });
}

async fn console_lines_become_events(engine: Engine) {
    capture();
    let renderer = engine.start("console", limits()).await;
    let url = format!("/{engine:?}");

    renderer.render(request(&url)).await.unwrap();
    renderer.shutdown().await;

    let log = String::from_utf8(LOG.lock().unwrap().clone()).unwrap();
    for line in [
        format!(" INFO ssr::console: {url} logged {{\"list\":[1,2]}}"),
        format!(" WARN ssr::console: {url} warned"),
        format!("ERROR ssr::console: {url} failed Error: with a stack"),
        format!("DEBUG ssr::console: {url} debugged"),
    ] {
        assert!(log.contains(&line), "no `{line}` in:\n{log}");
    }
}
