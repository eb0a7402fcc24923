//! What a process writes to its standard error: the bundle's console, and Deno's own last words.

use serde::Deserialize;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, BufReader};

use crate::hooks::Console;

/// Longest piece of standard error that is handled at a time, in bytes; longer lines come in several.
const MAX_LINE: u64 = 64 * 1024;

/// A line that the host script writes for the bundle's console.
#[derive(Debug, Deserialize)]
struct ConsoleLine {
    level: String,
    message: String,
}

/// What is to be told of the process when it has ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LastWords {
    /// V8 said that it ran out of memory.
    pub(super) out_of_memory: bool,
    /// The first line that was not the bundle's console; later ones are mostly addresses.
    pub(super) complaint: Option<String>,
}

/// Hands lines to the console until the stream ends.
pub(super) async fn forward(stream: impl AsyncRead + Unpin, console: Console) -> LastWords {
    let mut stream = BufReader::new(stream);
    let mut words = LastWords::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        match (&mut stream).take(MAX_LINE).read_until(b'\n', &mut line).await {
            Ok(0) | Err(_) => return words,
            Ok(_) => handle(String::from_utf8_lossy(&line).trim(), &console, &mut words),
        }
    }
}

fn handle(line: &str, console: &Console, words: &mut LastWords) {
    if let Ok(ConsoleLine { level, message }) = serde_json::from_str(line) {
        console.write(&level, &message);
        return;
    }
    if line.is_empty() {
        return;
    }
    tracing::warn!(line, "the sidecar complains");
    words.out_of_memory |= line.contains("out of memory");
    words.complaint.get_or_insert_with(|| line.to_owned());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn running_out_of_memory_is_told_from_the_console() {
        let console = b"{\"level\":\"error\",\"message\":\"Fatal JavaScript out of memory\"}\n";
        let fatal = b"\n<--- Last few GCs --->\n# Fatal JavaScript out of memory: CALL_AND_RETRY_LAST\n";

        assert_eq!(
            forward(&console[..], Console::default()).await,
            LastWords::default()
        );
        let words = forward(&fatal[..], Console::default()).await;
        assert!(words.out_of_memory);
        assert_eq!(words.complaint.as_deref(), Some("<--- Last few GCs --->"));
    }

    #[tokio::test]
    async fn an_endless_line_is_taken_in_pieces() {
        let endless = vec![b'x'; 200_000];

        let words = forward(&endless[..], Console::default()).await;

        assert_eq!(words.complaint.map(|line| line.len()), Some(65_536));
    }
}
