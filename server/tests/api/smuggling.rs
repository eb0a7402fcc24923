//! Requests whose end two programs could see in different places. What a proxy takes for a body must never be answered as a
//! request of its own: each form is refused, and its connection closed, or read as the one strict reading of it.

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::{
    every_response::check,
    test_app::{spawn_app_with, within},
};

/// How a request must be read, its kind, its head, its body. It is `refused` and its connection closed; or `one` request that
/// the hidden one is a part of, after which the connection may be closed; or it is `two`, the second of which hides nowhere: so
/// this test sees the response to a hidden one.
///
/// `{post}` begins a request whose body is read; `{host}` are the headers that each request has, `{file}` is a path; `{length}`
/// is the length of the body, `{hidden}` the hidden request and `{hex}` its length, `{long}` are chunks that say much.
const CASES: &str = r#"
# Two lengths, or a length that is no number
refused | CL.TE | {post}\r\nContent-Length: {length}\r\nTransfer-Encoding: chunked | 0\r\n\r\n{hidden}
refused | TE.CL | {post}\r\nTransfer-Encoding: chunked\r\nContent-Length: 4 | {hex}\r\n{hidden}\r\n0\r\n\r\n
refused | CL.TE, no body | {post}\r\nContent-Length: 0\r\nTransfer-Encoding: chunked | 0\r\n\r\n{hidden}
refused | the same twice | {post}\r\nContent-Length: {length}\r\nContent-Length: {length} | {hidden}
refused | none and one | {post}\r\nContent-Length: 0\r\nContent-Length: {length} | {hidden}
refused | one and none | {post}\r\nContent-Length: {length}\r\nContent-Length: 0 | {hidden}
refused | a list | {post}\r\nContent-Length: {length}, {length} | {hidden}
refused | a list of one | {post}\r\nContent-Length: {length}, | {hidden}
refused | a sign | {post}\r\nContent-Length: +{length} | {hidden}
refused | a negative | {post}\r\nContent-Length: -1 | {hidden}
refused | hexadecimal | {post}\r\nContent-Length: 0x{hex} | {hidden}
refused | an exponent | {post}\r\nContent-Length: 0e0 | {hidden}
refused | a space within | {post}\r\nContent-Length: 0 {length} | {hidden}
refused | nothing | {post}\r\nContent-Length: | {hidden}
refused | beyond 64 bits | {post}\r\nContent-Length: 18446744073709551616 | {hidden}
refused | other digits | {post}\r\nContent-Length: ０ | {hidden}
one | zeros before | {post}\r\nContent-Length: 000{length} | {hidden}
two | too short | {post}\r\nContent-Length: 2 | {}{hidden}
# An encoding that one program knows and another does not
refused | identity last | {post}\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity | 0\r\n\r\n{hidden}
refused | identity first | {post}\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked | 0\r\n\r\n{hidden}
refused | a list | {post}\r\nTransfer-Encoding: identity, chunked | 0\r\n\r\n{hidden}
refused | twice | {post}\r\nTransfer-Encoding: chunked, chunked | 0\r\n\r\n{hidden}
refused | not last | {post}\r\nTransfer-Encoding: chunked, gzip | 0\r\n\r\n{hidden}
refused | unknown | {post}\r\nTransfer-Encoding: xchunked | 0\r\n\r\n{hidden}
refused | quoted | {post}\r\nTransfer-Encoding: "chunked" | 0\r\n\r\n{hidden}
refused | a parameter | {post}\r\nTransfer-Encoding: chunked;q=1 | 0\r\n\r\n{hidden}
refused | nothing | {post}\r\nTransfer-Encoding: | 0\r\n\r\n{hidden}
refused | a vertical tab | {post}\r\nTransfer-Encoding: \vchunked | 0\r\n\r\n{hidden}
one | capitals | {post}\r\nTransfer-Encoding: CHUNKED | {hex}\r\n{hidden}\r\n0\r\n\r\n
one | another header | {post}\r\nTransfer_Encoding: chunked\r\nContent-Length: {length} | 0\r\n\r\n{hidden}
refused | of an old version | POST {file} HTTP/1.0\r\n{host}\r\nTransfer-Encoding: chunked | 0\r\n\r\n{hidden}
# Lines of a head that end or begin where they should not
refused | a space before the colon | {post}\r\nTransfer-Encoding : chunked | 0\r\n\r\n{hidden}
refused | the same for a length | {post}\r\nContent-Length : {length} | {hidden}
refused | a tab before the colon | {post}\r\nContent-Length\t: {length} | {hidden}
refused | a folded line | {post}\r\nTransfer-Encoding:\r\n chunked | 0\r\n\r\n{hidden}
refused | a line that is folded away | {post}\r\nX: y\r\n Content-Length: {length} | {hidden}
refused | no colon | {post}\r\nContent-Length {length} | {hidden}
refused | a zero byte in a value | {post}\r\nTransfer-Encoding: chunked\0 | 0\r\n\r\n{hidden}
refused | a zero byte in a name | {post}\r\nTransfer-Encoding\0: chunked | 0\r\n\r\n{hidden}
refused | a bare return | {post}\r\nX: y\rTransfer-Encoding: chunked | 0\r\n\r\n{hidden}
refused | a return too many | {post}\r\nTransfer-Encoding: chunked\r | 0\r\n\r\n{hidden}
refused | a bare line feed before both | {post}\r\nX: y\nTransfer-Encoding: chunked\r\nContent-Length: 5 | 0\r\n\r\n{hidden}
# A recipient may take it for an end of a line (RFC 9112, section 2.2); a sender must not send it.
refused | a bare line feed before one | {post}\r\nX: y\nContent-Length: {length} | {hidden}
refused | two hosts | GET {file} HTTP/1.1\r\n{host}\r\nHost: a | {hidden}
refused | no host | GET {file} HTTP/1.1 | {hidden}
refused | an empty name | {post}\r\n: chunked | {hidden}
refused | letters beyond ASCII | {post}\r\nContent-Lengthé: {length} | {hidden}
# Chunks that are not chunks, or that have more than a size
refused | a size beyond 64 bits | {post}\r\nTransfer-Encoding: chunked | 10000000000000000\r\n\r\n{hidden}
refused | a negative size | {post}\r\nTransfer-Encoding: chunked | -1\r\n{hidden}
refused | a signed size | {post}\r\nTransfer-Encoding: chunked | +0\r\n\r\n{hidden}
refused | a prefix | {post}\r\nTransfer-Encoding: chunked | 0x0\r\n\r\n{hidden}
refused | a space before | {post}\r\nTransfer-Encoding: chunked |  0\r\n\r\n{hidden}
refused | no size | {post}\r\nTransfer-Encoding: chunked | \r\n0\r\n\r\n{hidden}
refused | no digit | {post}\r\nTransfer-Encoding: chunked | ;a\r\n\r\n{hidden}
refused | more than the size | {post}\r\nTransfer-Encoding: chunked | 1\r\n{hidden}0\r\n\r\n
refused | a bare line feed after the size | {post}\r\nTransfer-Encoding: chunked | 0\n\n{hidden}
refused | a bare line feed after the chunk | {post}\r\nTransfer-Encoding: chunked | 2\r\n{}\n0\r\n\r\n{hidden}
refused | a bare line feed in an extension | {post}\r\nTransfer-Encoding: chunked | 0;a\n\r\n{hidden}
refused | no last chunk | {post}\r\nTransfer-Encoding: chunked | 2\r\n{}\r\n{hidden}
refused | an extension without end | {post}\r\nTransfer-Encoding: chunked | 1;xxxx\r\na\r\n{long}0\r\n\r\n{hidden}
one | an extension | {post}\r\nTransfer-Encoding: chunked | {hex};a="b"\r\n{hidden}\r\n0\r\n\r\n
one | trailers | {post}\r\nTransfer-Encoding: chunked | 0\r\nContent-Length: 9\r\nHost: a\r\n\r\n
one | a request for a trailer | {post}\r\nTransfer-Encoding: chunked | 0\r\n{hidden}
# Requests that have no body, or that would rather not speak HTTP/1.1, and first lines
one | GET with a body | GET {file} HTTP/1.1\r\n{host}\r\nContent-Length: {length} | {hidden}
one | GET with chunks | GET {file} HTTP/1.1\r\n{host}\r\nTransfer-Encoding: chunked | {hex}\r\n{hidden}\r\n0\r\n\r\n
one | HEAD with a body | HEAD {file} HTTP/1.1\r\n{host}\r\nContent-Length: {length} | {hidden}
one | DELETE with a body | DELETE {file} HTTP/1.1\r\n{host}\r\nContent-Length: {length} | {hidden}
one | TRACE with a body | TRACE {file} HTTP/1.1\r\n{host}\r\nContent-Length: {length} | {hidden}
one | a body that is awaited | {post}\r\nExpect: 100-continue\r\nContent-Length: {length} | {hidden}
one | h2c | {post}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\nContent-Length: {length} | {hidden}
one | a web socket | GET {file} HTTP/1.1\r\n{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nContent-Length: {length} | {hidden}
one | a tunnel | CONNECT www.example.com:443 HTTP/1.1\r\n{host} | {hidden}
one | a length that a proxy takes away | {post}\r\nConnection: Content-Length\r\nContent-Length: {length} | {hidden}
one | another host in the address | GET http://evil.example{file} HTTP/1.1\r\n{host}\r\nContent-Length: {length} | {hidden}
refused | two spaces | GET  {file} HTTP/1.1\r\n{host} | {hidden}
refused | a tab | GET\t{file} HTTP/1.1\r\n{host} | {hidden}
refused | a space in the address | GET {file} a HTTP/1.1\r\n{host} | {hidden}
refused | something after the version | GET {file} HTTP/1.1 x\r\n{host} | {hidden}
refused | a zero byte in the address | GET {file}\0 HTTP/1.1\r\n{host} | {hidden}
refused | a bare return in the address | GET {file}\rX: HTTP/1.1\r\n{host} | {hidden}
refused | no version | GET {file} | {hidden}
refused | a version that does not exist | GET {file} HTTP/1.2\r\n{host} | {hidden}
refused | the first line of HTTP/2 | PRI * HTTP/2.0 | SM\r\n\r\n{hidden}
two | empty lines before | \r\n\r\nGET {file} HTTP/1.1\r\n{host} | {hidden}
two | one after the other | GET {file} HTTP/1.1\r\n{host} | {hidden}
"#;

const HIDDEN: &str = "GET /smuggled HTTP/1.1\r\nHost: www.example.com\r\n\r\n";

/// A listener, and what it has at its addresses.
#[derive(Clone, Copy)]
struct Target {
    name: &'static str,
    port: u16,
    /// Reads a body.
    post: &'static str,
    /// Has something else than 404 for GET.
    file: &'static str,
    /// Whether its own refusals have the headers of the site.
    is_site: bool,
}

/// The responses that came on a connection, each with its status and its head in small letters.
fn responses(kind: &str, received: &[u8], mut is_head: bool) -> Vec<(u16, String)> {
    let text = String::from_utf8_lossy(received).to_lowercase();
    let (mut rest, mut found) = (text.as_str(), Vec::new());
    while !rest.is_empty() {
        let (head, body) = rest.split_once("\r\n\r\n").unwrap_or((rest, ""));
        let status = head.strip_prefix("http/1.1 ").and_then(|line| line.get(..3));
        let status = status.and_then(|status| status.parse().ok());
        let status: u16 = status.unwrap_or_else(|| panic!("{kind}: no response in {rest:?}"));
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length: "));
        let length = length.map_or(0, |length| length.parse().unwrap());
        let length = if is_head { 0 } else { length };
        rest = body
            .get(length..)
            .unwrap_or_else(|| panic!("{kind}: a body is cut off in {body:?}"));
        if status >= 200 {
            is_head = false;
            found.push((status, head.to_owned()));
        }
    }
    found
}

/// Sends bytes and returns what comes until the server closes.
async fn exchange(port: u16, bytes: &[u8], piece: usize) -> Vec<u8> {
    let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.set_nodelay(true).unwrap();
    let (mut from, mut to) = stream.into_split();
    let send = async {
        for piece in bytes.chunks(piece) {
            // The server may have closed already.
            if to.write_all(piece).await.is_err() {
                break;
            }
        }
        to
    };
    let mut received = Vec::new();
    let (_to, read) = within(futures::future::join(send, from.read_to_end(&mut received))).await;
    read.unwrap();
    received
}

fn judge(kind: &str, target: Target, reading: &str, received: &[u8], is_head: bool) {
    let responses = responses(kind, received, is_head);
    let statuses: Vec<u16> = responses.iter().map(|(status, _)| *status).collect();
    match (reading, &statuses[..]) {
        ("refused", [400..=431]) => {
            if target.is_site {
                check(kind, &responses[0].1, statuses[0], true);
            }
        }
        ("one", [..500] | [..500, ..=403 | 405..500]) | ("two", [..500, 404, ..500]) => {}
        _ => panic!("{kind} is not {reading}: {statuses:?}"),
    }
    assert!(!String::from_utf8_lossy(received).contains("evil"), "{kind}");
}

/// The bytes that a cell of the table stands for.
fn bytes(cell: &str) -> String {
    let escapes = [("r", "\r"), ("n", "\n"), ("t", "\t"), ("v", "\u{b}"), ("0", "\0")];
    escapes.iter().fold(cell.to_owned(), |text, (letter, byte)| {
        text.replace(&format!("\\{letter}"), byte)
    })
}

async fn attack(target: Target, number: usize, row: &str) {
    let cells: Vec<&str> = row.split(" | ").collect();
    let [reading, kind, head, body] = cells[..] else {
        panic!("{row}")
    };
    let Target { name, post, file, .. } = target;
    // A client of its own each, since those that report much must wait.
    let host = format!("Host: www.example.com\r\nX-Forwarded-For: 203.0.113.{number}");
    let post = format!("POST {post} HTTP/1.1\r\n{host}\r\nContent-Type: application/json");
    let hex = format!("{:x}", HIDDEN.len());
    let long = "1;xxxx\r\na\r\n".repeat(1000);
    let body = bytes(body)
        .replace("{hidden}", HIDDEN)
        .replace("{long}", &long)
        .replace("{hex}", &hex);
    let length = body.len().to_string();
    let names = [
        ("{post}", post.as_str()),
        ("{host}", &host),
        ("{file}", file),
        ("{hex}", &hex),
        ("{length}", &length),
    ];
    let head = names
        .iter()
        .fold(bytes(head), |head, (name, text)| head.replace(name, text));
    let request = format!("{head}\r\n\r\n{body}GET {file} HTTP/1.1\r\n{host}\r\nConnection: close\r\n\r\n");
    for piece in [request.len(), 1] {
        let received = exchange(target.port, request.as_bytes(), piece).await;
        let kind = format!("{name}: {kind}, {piece} at a time");
        judge(&kind, target, reading, &received, head.starts_with("HEAD"));
    }
}

#[actix_web::test]
async fn no_request_hides_in_another_one() {
    let app = spawn_app_with(&["--behind-proxy", "127.0.0.1"]).await;
    let site = Target {
        name: "site",
        port: app.port,
        post: "/_reports/csp",
        file: "/robots.txt",
        is_site: true,
    };
    let content = Target {
        name: "content service",
        port: app.content_port.unwrap(),
        post: "/oauth2/token",
        file: "/v2/items/query",
        is_site: false,
    };
    for target in [site, content] {
        let rows = CASES.lines().filter(|row| row.contains(" | "));
        for (number, row) in rows.enumerate() {
            attack(target, number, row).await;
        }
    }
}
