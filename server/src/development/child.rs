//! The process that runs the front end's tools. It ends when its standard input is closed, in whatever way this process ends.

use std::{path::Path, process::Stdio, time::Duration};

use anyhow::Context as _;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader, Lines},
    process::{self, ChildStdin, ChildStdout, Command},
    sync::mpsc,
    task::JoinHandle,
    time,
};

use super::message::{FromChild, ToChild};
use crate::site::files::SiteFiles;

/// Messages that may wait to be written: a browser needs the last few at most.
const PENDING: usize = 16;

/// How long the process has to end after its standard input is closed.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(3);

/// The process.
pub(crate) struct Child {
    process: process::Child,
    sender: mpsc::Sender<ToChild>,
    writer: JoinHandle<()>,
}

/// The messages of the process.
pub(crate) struct Messages(Lines<BufReader<ChildStdout>>);

impl Child {
    /// Starts the tools. They watch the texts and the files of the company's facts.
    ///
    /// # Errors
    ///
    /// If there is no Node.js.
    pub(crate) fn start<'p>(
        files: &SiteFiles,
        facts: impl Iterator<Item = &'p Path>,
    ) -> anyhow::Result<(Self, Messages)> {
        // Absolute, since the tools have another current folder.
        let facts: Vec<_> = facts.map(std::path::absolute).collect::<Result<_, _>>()?;
        let mut process = Command::new("node")
            .arg("dev/dev-child.mjs")
            .current_dir(files.root().join("frontend"))
            .env("SITE_FACTS_FILES", std::env::join_paths(facts)?)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("node cannot be started; install Node.js 22.22 or newer")?;
        let input = process
            .stdin
            .take()
            .context("the front end's tools have no standard input")?;
        let output = process
            .stdout
            .take()
            .context("the front end's tools have no standard output")?;
        let (sender, receiver) = mpsc::channel(PENDING);
        let writer = tokio::spawn(write(receiver, input));
        Ok((
            Self {
                process,
                sender,
                writer,
            },
            Messages(BufReader::new(output).lines()),
        ))
    }

    /// Sends messages to the tools.
    pub(crate) fn sender(&self) -> mpsc::Sender<ToChild> {
        self.sender.clone()
    }

    /// Closes the tools' standard input and waits for their end; kills them when they take too long.
    pub(crate) async fn stop(mut self) {
        // The writer owns the pipe; it closes when the writer is gone.
        self.writer.abort();
        if time::timeout(SHUTDOWN_GRACE, self.process.wait()).await.is_err() {
            tracing::warn!("the front end's tools do not end by themselves and are killed");
            let _ = self.process.kill().await;
        }
    }
}

impl Messages {
    /// The next message.
    ///
    /// # Errors
    ///
    /// If the tools have ended.
    pub(crate) async fn next(&mut self) -> anyhow::Result<FromChild> {
        while let Some(line) = self.0.next_line().await? {
            if let Ok(message) = serde_json::from_str(&line) {
                return Ok(message);
            }
            // Tools like to print; what is no message is for the developer's eyes.
            tracing::info!("{line}");
        }
        anyhow::bail!("the front end's tools have ended; their own messages above say why")
    }
}

async fn write(mut receiver: mpsc::Receiver<ToChild>, mut input: ChildStdin) {
    while let Some(message) = receiver.recv().await {
        let Ok(mut line) = serde_json::to_vec(&message) else {
            continue;
        };
        line.push(b'\n');
        if input.write_all(&line).await.is_err() || input.flush().await.is_err() {
            return;
        }
    }
}
