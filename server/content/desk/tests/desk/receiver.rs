//! A program on loopback that is told of what happens, and responds as a test wants.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A request that came.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    /// Method and path.
    pub(crate) call: String,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

/// What is responded to the requests to come; those after them are taken.
type Responses = Arc<Mutex<VecDeque<String>>>;

pub(crate) struct Receiver {
    pub(crate) address: String,
    responses: Responses,
    seen: mpsc::UnboundedReceiver<Received>,
    task: JoinHandle<()>,
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let responses = Responses::default();
        let (tell, seen) = mpsc::unbounded_channel();
        let answers = responses.clone();
        let task = tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                tokio::spawn(serve(stream, answers.clone(), tell.clone()));
            }
        });
        Self {
            address,
            responses,
            seen,
            task,
        }
    }

    /// Responds so to the next request that has no response yet: a status line, and perhaps headers and a body. An empty one is never
    /// sent.
    pub(crate) fn respond(&self, response: &str) {
        self.responses.lock().unwrap().push_back(response.to_owned());
    }

    /// The next request.
    pub(crate) async fn next(&mut self) -> Received {
        timeout(Duration::from_secs(20), self.seen.recv())
            .await
            .unwrap()
            .unwrap()
    }

    /// Whether a request came that no one has looked at.
    pub(crate) fn has_more(&mut self) -> bool {
        self.seen.try_recv().is_ok()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Reads a request and responds. Each has a connection of its own.
async fn serve(mut stream: TcpStream, answers: Responses, tell: mpsc::UnboundedSender<Received>) {
    let mut bytes = Vec::new();
    let received = loop {
        let mut part = [0; 4096];
        let read = stream.read(&mut part).await.unwrap_or_default();
        if read == 0 {
            return;
        }
        bytes.extend(&part[..read]);
        if let Some(received) = parsed(&String::from_utf8_lossy(&bytes)) {
            break received;
        }
    };
    let answer = answers.lock().unwrap().pop_front();
    let answer = answer.unwrap_or_else(|| "200 OK\r\n\r\n".to_owned());
    let _ = tell.send(received);
    if answer.is_empty() {
        // Until the other side gives up.
        let _ = stream.read(&mut [0; 1]).await;
        return;
    }
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let length = body.len();
    let response = format!("HTTP/1.1 {head}\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}");
    let _ = stream.write_all(response.as_bytes()).await;
}

/// A request, once it is whole.
fn parsed(text: &str) -> Option<Received> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines();
    let call = lines.next()?.trim_end_matches(" HTTP/1.1").to_owned();
    let headers: BTreeMap<_, _> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let length: usize = headers.get("content-length")?.parse().ok()?;
    (body.len() >= length).then(|| Received {
        call,
        headers,
        body: body.to_owned(),
    })
}
