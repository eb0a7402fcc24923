//! What a platform shows of its jobs to everybody, fetched for a page that may not ask others.
//!
//! Greenhouse describes its Job Board API at <https://developers.greenhouse.io/job-board.html>; its lists need no key. The
//! address is fixed but for the name of the board, so that no one makes this server ask another one.

use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{StatusCode, Url};
use serde::Deserialize;
use serde_json::value::RawValue;
use thiserror::Error;

/// Where Greenhouse has its public boards.
const GREENHOUSE: &str = "https://boards-api.greenhouse.io";
/// Longest name of a board: a company's name in an address.
const NAME_MAX: usize = 100;
/// Most bytes of a board: some thousand jobs with their texts. What is kept while it is fetched is twice that.
const BOARD_MAX: usize = 16 * 1024 * 1024;
/// Time for a connection.
const CONNECT_TIME: Duration = Duration::from_secs(5);
/// Time for all of it: less than the page waits for a call.
const TIME: Duration = Duration::from_secs(20);

/// Why there is no board.
#[derive(Debug, Error)]
pub enum BoardError {
    /// The client cannot be made.
    #[error("no HTTP client can be made: {reason}")]
    Client {
        /// What is wrong with the machine's certificates.
        reason: String,
    },
    /// The platform does not respond, or the response breaks off.
    #[error("the platform does not respond")]
    Request(#[from] reqwest::Error),
    /// The platform refuses.
    #[error("the platform responds with {0}")]
    Status(StatusCode),
    /// The response is larger than any board.
    #[error("the board has more than {BOARD_MAX} bytes")]
    TooLarge,
    /// The response is something else.
    #[error("the response is no list of jobs")]
    Unreadable(#[from] serde_json::Error),
}

/// A board as Greenhouse writes it. Its jobs stay text: as values they would take many times the room.
#[derive(Deserialize)]
struct Board {
    jobs: Vec<Box<RawValue>>,
}

/// Whether a board may be called so: letters, digits, and what stands between them in the names of companies.
pub(crate) fn is_name(name: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    !name.is_empty() && name.len() <= NAME_MAX && name.bytes().all(is_plain)
}

/// The jobs of a board, each as Greenhouse writes it; `None` if there is no such board.
///
/// The name is one that [`is_name`] lets through; `elsewhere` is where boards are in the place of Greenhouse.
///
/// # Errors
/// [`BoardError`].
pub(crate) async fn greenhouse(
    elsewhere: Option<&Url>,
    name: &str,
) -> Result<Option<Vec<Box<RawValue>>>, BoardError> {
    let no_client = |reason: String| BoardError::Client { reason };
    let base = elsewhere.map_or_else(|| Url::parse(GREENHOUSE), |base| Ok(base.clone()));
    let mut url = base.map_err(|error| no_client(error.to_string()))?;
    url.set_path(&format!("/v1/boards/{name}/jobs"));
    url.set_query(Some("content=true"));
    let mut response = client(&url)?.get(url).send().await?;
    match response.status() {
        StatusCode::OK => {}
        StatusCode::NOT_FOUND => return Ok(None),
        other => return Err(BoardError::Status(other)),
    }
    let is_long = |length| length > u64::try_from(BOARD_MAX).unwrap_or(u64::MAX);
    if response.content_length().is_some_and(is_long) {
        return Err(BoardError::TooLarge);
    }
    let mut body = Vec::new();
    while let Some(portion) = response.chunk().await? {
        if body.len() + portion.len() > BOARD_MAX {
            return Err(BoardError::TooLarge);
        }
        body.extend_from_slice(&portion);
    }
    let Board { jobs } = serde_json::from_slice(&body)?;
    Ok(Some(jobs))
}

/// A client of one request: a board is asked for some times in a year.
fn client(url: &Url) -> Result<reqwest::Client, BoardError> {
    let builder = http_client::builder_for(url).map_err(|error| BoardError::Client {
        reason: error.to_string(),
    })?;
    // A redirect could lead to a server that only this one reaches.
    let builder = builder.redirect(Policy::none()).connect_timeout(CONNECT_TIME);
    Ok(builder.timeout(TIME).build()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_a_name_that_stays_one_part_of_a_path() {
        for name in ["vaulttec", "Vault-Tec_2", &"a".repeat(NAME_MAX)] {
            assert!(is_name(name), "{name}");
        }
        for name in [
            "",
            "a/b",
            "..",
            "a b",
            "a?b",
            "a%2fb",
            "あ",
            &"a".repeat(NAME_MAX + 1),
        ] {
            assert!(!is_name(name), "{name}");
        }
    }
}
