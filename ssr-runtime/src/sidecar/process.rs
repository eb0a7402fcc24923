//! One Deno process: starting it, talking to it, ending it.

use std::{collections::VecDeque, io, time::Duration};

use tokio::{
    io::AsyncWriteExt,
    process::{Child, ChildStdin, ChildStdout},
    task::JoinHandle,
    time::timeout,
};

#[cfg(feature = "web")]
use super::fetch::ProcessCalls;
use super::{
    launcher::Launcher,
    protocol::{Command, FrameReader, Message, Response, out_of_turn, write_frame},
    stderr::{self, LastWords},
    texts::KnownTexts,
};
use crate::{bound, error::RenderError, priority, request::RenderRequest, stack};

/// Time that a process has to start and to evaluate the bundle. Both take about 100 ms; a busy machine may
/// take many times that, and a bundle that never ends at its top level must not hold up its owner without end.
const START_LIMIT: Duration = Duration::from_secs(10);

/// Time that a process has to end by itself once its input is closed.
const END_LIMIT: Duration = Duration::from_secs(1);

/// A process with its streams.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    outbox: VecDeque<u8>,
    frames: FrameReader<ChildStdout>,
    /// Taken when they have been heard.
    last_words: Option<JoinHandle<LastWords>>,
    texts: KnownTexts,
    #[cfg(feature = "web")]
    pub(super) calls: ProcessCalls,
}

impl Process {
    /// Starts a process and waits until the bundle is ready.
    ///
    /// # Errors
    ///
    /// [`RenderError::Engine`] when the program does not start, [`RenderError::BadBundle`] when the bundle
    /// does not evaluate or exports no `render`.
    pub(super) async fn start(launcher: &Launcher) -> Result<Self, RenderError> {
        let mut process = Self::spawn(launcher)?;
        let Ok(Ok(Some(Message::Started))) = timeout(START_LIMIT, process.frames.next()).await else {
            return Err(process
                .fail(&format!(
                    "{} does not run the host script",
                    launcher.program().display()
                ))
                .await);
        };
        let limits = launcher.limits();
        // Nearly as much again as its heap for buffers, code and threads that Deno starts later; parts of its program that it reads
        // later count for no limit.
        let beside = (limits.heap_bytes - limits.heap_bytes / 8).max(limits.buffer_bytes);
        bound::bound(process.child.id(), limits.heap_bytes.saturating_add(beside));
        match timeout(START_LIMIT, process.frames.next()).await {
            Ok(Ok(Some(Message::Ready))) => Ok(process),
            Ok(Ok(Some(Message::Failed { message, stack }))) => {
                let reason = stack::mapped(message, &stack, launcher.bundle()).to_string();
                Err(RenderError::BadBundle { reason })
            }
            Ok(_) => Err(bad_bundle(
                &process
                    .fail("the sidecar ended while the bundle was evaluated")
                    .await,
            )),
            Err(_) => {
                process.kill().await;
                Err(bad_bundle(&format!(
                    "its evaluation did not end within {START_LIMIT:?}"
                )))
            }
        }
    }

    fn spawn(launcher: &Launcher) -> Result<Self, RenderError> {
        let failed = |reason: String| RenderError::Engine { reason };
        let mut child = launcher
            .command()
            .spawn()
            .map_err(|cause| failed(format!("cannot start {}: {cause}", launcher.program().display())))?;
        if let Some(process) = child.id() {
            priority::let_stand_back(process);
        }
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(failed("the sidecar has no standard streams".to_owned()));
        };
        Ok(Self {
            child,
            input,
            outbox: VecDeque::new(),
            frames: FrameReader::new(output),
            last_words: Some(tokio::spawn(stderr::forward(
                errors,
                launcher.lent().console.clone(),
            ))),
            // Parsed values take a few times the space of their texts.
            texts: KnownTexts::new(launcher.limits().heap_bytes / 32),
            #[cfg(feature = "web")]
            calls: ProcessCalls::new(launcher),
        })
    }

    /// Queues a request; [`Process::next`] sends it.
    pub(super) fn send(&mut self, id: u64, request: &RenderRequest) -> io::Result<()> {
        let data = self.number(request)?;
        #[cfg(feature = "web")]
        self.calls.open();
        self.command(&Command::Render {
            id,
            url: &request.url,
            data,
        })
    }

    /// Queues a command.
    pub(super) fn command(&mut self, command: &Command<'_>) -> io::Result<()> {
        write_frame(&mut self.outbox, command)
    }

    /// The number of the request's data, which are sent first where the process lacks them.
    pub(super) fn number(&mut self, request: &RenderRequest) -> io::Result<usize> {
        let data = &request.data;
        let (number, new) = self.texts.number(data);
        if new {
            write_frame(
                &mut self.outbox,
                &Command::Data {
                    number,
                    text: data.as_str(),
                },
            )?;
        }
        Ok(number)
    }

    /// Sends what is queued and waits for the next response. Cancel safe.
    ///
    /// # Errors
    ///
    /// When the process ended or no longer speaks the protocol: [`Process::fail`] tells why.
    pub(super) async fn next(&mut self) -> io::Result<Response> {
        match self.message().await? {
            Message::Response(response) => Ok(response),
            _ => Err(out_of_turn()),
        }
    }

    /// Sends what is queued and waits for the next message. Cancel safe.
    ///
    /// # Errors
    ///
    /// As those of [`Process::next`].
    pub(super) async fn message(&mut self) -> io::Result<Message> {
        loop {
            #[cfg(feature = "web")]
            let answer = self.calls.next();
            #[cfg(not(feature = "web"))]
            let answer = std::future::pending::<io::Result<Vec<u8>>>();
            // One task does both, so that neither side can wait without end for the other to read.
            tokio::select! {
                message = self.frames.next() => {
                    let message = message?.ok_or_else(|| io::Error::other("the sidecar ended"))?;
                    #[cfg(feature = "web")]
                    let Some(message) = self.calls.heed(message, &mut self.outbox)? else { continue };
                    return Ok(message);
                },
                answer = answer => self.outbox.extend(answer?),
                written = self.input.write_buf(&mut self.outbox), if !self.outbox.is_empty() => {
                    if written.is_err() {
                        // It ended; responses that it gave before may still be read.
                        self.outbox.clear();
                    }
                }
            }
        }
    }

    /// Ends a process that broke, and says why it did.
    pub(super) async fn fail(&mut self, what: &str) -> RenderError {
        // One that ended by itself is about to have a status of its own, which says more than a kill.
        let status = if let Ok(Ok(status)) = timeout(END_LIMIT, self.child.wait()).await {
            status.to_string()
        } else {
            self.kill().await;
            "killed".to_owned()
        };
        let words = match self.last_words.take() {
            Some(words) => timeout(END_LIMIT, words)
                .await
                .ok()
                .and_then(Result::ok)
                .unwrap_or_default(),
            None => LastWords::default(),
        };
        if words.out_of_memory {
            return RenderError::HeapLimit;
        }
        let complaint = words
            .complaint
            .map(|line| format!(": {line}"))
            .unwrap_or_default();
        RenderError::Engine {
            reason: format!("{what} ({status}){complaint}"),
        }
    }

    /// Ends a process in the middle of whatever it does.
    pub(super) async fn kill(&mut self) {
        if let Err(cause) = self.child.kill().await {
            tracing::warn!(%cause, "cannot end a sidecar");
        }
    }

    /// Ends a process that has nothing to do.
    pub(super) async fn retire(self) {
        let Self {
            mut child,
            input,
            last_words,
            ..
        } = self;
        drop(input);
        if timeout(END_LIMIT, child.wait()).await.is_err() {
            tracing::warn!("a sidecar that has nothing to do does not end");
            drop(child.kill().await);
        }
        // Whatever the bundle logged last is in the log when this returns.
        if let Some(last_words) = last_words {
            drop(timeout(END_LIMIT, last_words).await);
        }
    }
}

fn bad_bundle(reason: &impl ToString) -> RenderError {
    RenderError::BadBundle {
        reason: reason.to_string(),
    }
}
