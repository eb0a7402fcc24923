//! Mail through a mail server that the test is itself.

use std::time::Duration;

use content_members::SmtpConfig;
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::place::{Place, on_both};
use crate::site::{PASSWORD, Site};

on_both!(a_mail_is_sent_at_once_and_again_until_it_is_taken);

/// A mail server that refuses its first mails and hands over the others.
struct MailServer {
    address: String,
    /// A mail's lines; nothing for one that was refused.
    mails: UnboundedReceiver<Option<Vec<String>>>,
}

impl MailServer {
    async fn start(refusals: usize) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("smtp://{}", listener.local_addr().unwrap());
        let (sender, mails) = unbounded_channel();
        tokio::spawn(async move {
            let mut left = refusals;
            while let Ok((connection, _)) = listener.accept().await {
                let refuses = left > 0;
                left = left.saturating_sub(1);
                serve(connection, refuses, &sender).await;
            }
        });
        Self { address, mails }
    }
}

async fn serve(connection: TcpStream, refuses: bool, mails: &UnboundedSender<Option<Vec<String>>>) {
    let (reader, mut writer) = connection.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        let command = line.split([' ', ':']).next().unwrap().to_ascii_uppercase();
        let response: &[u8] = match command.as_str() {
            "MAIL" if refuses => {
                mails.send(None).unwrap();
                b"451 try again later\r\n"
            }
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await.unwrap();
                let mut mail = Vec::new();
                while let Some(line) = lines.next_line().await.unwrap().filter(|line| line != ".") {
                    mail.push(line);
                }
                mails.send(Some(mail)).unwrap();
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        if writer.write_all(response).await.is_err() {
            return;
        }
    }
}

async fn a_mail_is_sent_at_once_and_again_until_it_is_taken(place: Place) {
    let mut server = MailServer::start(1).await;
    let mut smtp = SmtpConfig::new(&server.address, "Site <noreply@site.example>".parse().unwrap());
    smtp.poll_interval = Duration::from_millis(20);
    let site = Site::start_with(&place, |members| members.smtp = Some(smtp)).await;
    let body =
        json!({"loginId": {"email": "ann@example.com"}, "password": PASSWORD, "profile": {"language": "ja"}});
    site.done("/_api/iam/authentication/v2/register", &body).await;
    let code = site.mailed_code("ann@example.com").await;
    let first = tokio::time::timeout(Duration::from_mins(1), server.mails.recv()).await;
    assert_eq!(first, Ok(Some(None)), "the first attempt is refused");

    // The second attempt waits for its time, however often the outbox is looked at; the note of it may come a moment
    // after the refusal, so the clock is moved until the mail arrives.
    let mail = loop {
        site.service.clock.advance(15);
        let next = tokio::time::timeout(Duration::from_millis(100), server.mails.recv()).await;
        if let Ok(mail) = next {
            break mail.unwrap().unwrap();
        }
    };
    let text = mail.join("\n");
    for part in [
        "From: Site <noreply@site.example>",
        "To: ann@example.com",
        "Subject: =?utf-8?b?",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(decoded(&mail).contains(&format!("\n\n{code}\n\n")), "{text}");

    let forgotten = async || {
        let mails = site.store.outbox("ann@example.com").await.unwrap();
        mails[0].body.is_empty()
    };
    while !forgotten().await {
        tokio::task::yield_now().await;
    }
    site.stop().await;
    assert!(server.mails.try_recv().is_err(), "it is sent once");
}

/// The text of a mail in base64 or quoted-printable.
fn decoded(mail: &[String]) -> String {
    use base64::Engine as _;
    let blank = mail.iter().position(String::is_empty).unwrap();
    assert!(
        mail.iter()
            .any(|line| line == "Content-Transfer-Encoding: base64"),
        "{mail:?}"
    );
    let bytes = base64::engine::general_purpose::STANDARD
        .decode(mail[blank..].concat())
        .unwrap();
    String::from_utf8(bytes).unwrap().replace("\r\n", "\n")
}
