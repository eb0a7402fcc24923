//! Content encodings: which one a client gets, and how a body is brought into each.

use std::io::Write as _;

use actix_web::http::header::HeaderValue;
use bytes::Bytes;
use flate2::{Compression, write::GzEncoder};

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Brotli.
    Brotli,
    /// Zstandard.
    Zstd,
    /// Gzip.
    Gzip,
    /// As it is.
    Identity,
}

/// Quality of Brotli for bodies that are made while the server runs. A page of 75 KB takes 3 ms and 3 MiB. The next
/// qualities take 8 to 32 MiB for one percent, the highest one fifty times as long for nine.
const BROTLI_WHILE_SERVING: i32 = 6;

/// Windows of Brotli as powers of two. Below the first it works in another, slower way; the last is above every text of
/// the site. In between a window as large as the body is enough, and what is larger costs memory.
const BROTLI_WINDOWS: (u32, u32) = (18, 22);

/// Level of Zstandard: the last one before it becomes much slower.
const ZSTD_LEVEL: i32 = 12;

/// In which encodings responses are prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encodings {
    /// In all of them.
    All,
    /// Uncompressed: in development a page lives until the next save.
    Identity,
}

/// How much work compressing is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// While visitors wait.
    Serving,
    /// Once, by the build.
    Build,
}

impl Encoding {
    /// Every encoding, the ones that make texts smallest first.
    pub const ALL: [Self; 4] = [Self::Brotli, Self::Zstd, Self::Gzip, Self::Identity];

    /// What `Accept-Encoding` and `Content-Encoding` call it.
    pub fn token(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }

    /// What the name of a file in this encoding ends with; `None` for the file itself.
    pub fn extension(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Zstd => Some("zst"),
            Self::Gzip => Some("gz"),
            Self::Identity => None,
        }
    }

    /// Brings a body into this encoding. This is computation: to be called where nothing waits.
    ///
    /// # Errors
    ///
    /// If an encoder fails, which it cannot when it writes to memory.
    pub fn encode(self, body: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
        match self {
            Self::Brotli => brotli(body, effort),
            Self::Zstd => zstd::bulk::compress(body, ZSTD_LEVEL),
            Self::Gzip => {
                let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
                encoder.write_all(body)?;
                encoder.finish()
            }
            Self::Identity => Ok(body.to_vec()),
        }
    }
}

fn brotli(body: &[u8], effort: Effort) -> std::io::Result<Vec<u8>> {
    let (smallest, largest) = BROTLI_WINDOWS;
    let window = body.len().next_power_of_two().ilog2().clamp(smallest, largest);
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: match effort {
            Effort::Serving => BROTLI_WHILE_SERVING,
            Effort::Build => 11,
        },
        lgwin: window.cast_signed(),
        size_hint: body.len(),
        ..Default::default()
    };
    let mut encoded = Vec::new();
    brotli::BrotliCompress(&mut &*body, &mut encoded, &parameters)?;
    Ok(encoded)
}

/// Chooses among the encodings that a body has: the one that the client likes best, the smallest of equals.
///
/// A body always exists as it is, and is sent so to a client that names nothing it has. A client that says nothing
/// gets that too, since one that can read more says so.
// Actix's `AcceptEncoding` takes 271 ns for what browsers send and this 79 ns: it makes a list and a set for each request. It also
// sends the body as it is to a client that accepts `*`.
pub(crate) fn choose(accept: Option<&HeaderValue>, has: impl Fn(Encoding) -> bool) -> Encoding {
    let Some(accept) = accept.and_then(|value| value.to_str().ok()) else {
        return Encoding::Identity;
    };
    let mut weights = [None; Encoding::ALL.len()];
    let mut others = 0;
    for (name, weight) in accept.split(',').filter_map(weighed) {
        if name == "*" {
            others = weight;
        }
        for (slot, encoding) in weights.iter_mut().zip(Encoding::ALL) {
            if encoding.token().eq_ignore_ascii_case(name) {
                *slot = Some(weight);
            }
        }
    }
    let mut best = (Encoding::Identity, 0);
    for (weight, encoding) in weights.into_iter().zip(Encoding::ALL) {
        // What is sent as it is costs most, so it is taken only where it is liked better.
        let unnamed = if encoding == Encoding::Identity { 1 } else { others };
        let weight = weight.unwrap_or(unnamed);
        if weight > best.1 && has(encoding) {
            best = (encoding, weight);
        }
    }
    best.0
}

/// One entry of `Accept-Encoding`: the name and its weight in thousandths; `None` if the weight makes no sense.
fn weighed(entry: &str) -> Option<(&str, u32)> {
    let mut parts = entry.split(';');
    let name = parts.next()?.trim();
    let Some(weight) = parts.find_map(|part| part.trim().strip_prefix("q=")) else {
        return Some((name, 1000));
    };
    let (whole, fraction) = weight.split_once('.').unwrap_or((weight, ""));
    let digits = format!("{fraction:0<3}");
    let thousandths: u32 = digits.get(..3)?.parse().ok()?;
    let whole: u32 = whole.parse().ok()?;
    Some((
        name,
        whole.saturating_mul(1000).saturating_add(thousandths).min(1000),
    ))
}

/// A body in every encoding that makes it smaller.
#[derive(Clone, Debug)]
pub struct Encoded {
    /// In the order of [`Encoding::ALL`]; the last one is always there.
    bodies: [Option<Bytes>; 4],
}

impl Encoded {
    /// A body by itself.
    pub fn plain(body: impl Into<Bytes>) -> Self {
        Self {
            bodies: [None, None, None, Some(body.into())],
        }
    }

    /// A body in the encodings that are wanted.
    pub fn prepared(body: impl Into<Bytes>, encodings: Encodings, effort: Effort) -> Self {
        match encodings {
            Encodings::All => Self::compressed(body, effort),
            Encodings::Identity => Self::plain(body),
        }
    }

    /// A body in every encoding that makes it smaller. This is computation: to be called where nothing waits.
    pub fn compressed(body: impl Into<Bytes>, effort: Effort) -> Self {
        let body: Bytes = body.into();
        let bodies = Encoding::ALL.map(|encoding| {
            if encoding == Encoding::Identity {
                return Some(body.clone());
            }
            let encoded = encoding.encode(&body, effort).ok()?;
            (encoded.len() < body.len()).then(|| Bytes::from(encoded))
        });
        Self { bodies }
    }

    /// Adds a body that is encoded already.
    #[must_use]
    pub fn with(mut self, encoding: Encoding, body: impl Into<Bytes>) -> Self {
        let mut slots = self.bodies.iter_mut().zip(Encoding::ALL);
        if let Some((slot, _)) = slots.find(|(_, known)| *known == encoding) {
            *slot = Some(body.into());
        }
        self
    }

    /// The encodings that there are, each with its body.
    pub fn into_bodies(self) -> impl Iterator<Item = (Encoding, Option<Bytes>)> {
        Encoding::ALL.into_iter().zip(self.bodies)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn chosen(accept: &'static str) -> Encoding {
        choose(Some(&HeaderValue::from_static(accept)), |_| true)
    }

    #[test]
    fn a_client_gets_what_it_likes_best_and_the_smallest_of_equals() {
        for (accept, expected) in [
            ("gzip, deflate, br, zstd", Encoding::Brotli),
            ("gzip, zstd", Encoding::Zstd),
            ("gzip", Encoding::Gzip),
            ("GZIP", Encoding::Gzip),
            ("br;q=0.5, gzip;q=0.8", Encoding::Gzip),
            ("br;q=0, gzip", Encoding::Gzip),
            ("br;q=0.001", Encoding::Brotli),
            ("*", Encoding::Brotli),
            ("*;q=0.5, br;q=0", Encoding::Zstd),
            ("identity, br;q=0.5", Encoding::Identity),
            ("identity;q=0.5, gzip;q=0.5", Encoding::Gzip),
            ("deflate", Encoding::Identity),
            ("br;q=0", Encoding::Identity),
            ("br;q=x", Encoding::Identity),
            // More thousandths than 32 bits hold.
            ("br;q=4294968, gzip;q=0.9", Encoding::Brotli),
            ("", Encoding::Identity),
        ] {
            assert_eq!(chosen(accept), expected, "{accept}");
        }
        assert_eq!(choose(None, |_| true), Encoding::Identity);
    }

    #[test]
    fn only_an_encoding_that_the_body_has_is_chosen() {
        let accept = HeaderValue::from_static("br, gzip");
        assert_eq!(
            choose(Some(&accept), |encoding| encoding != Encoding::Brotli),
            Encoding::Gzip
        );
    }

    #[test]
    fn every_encoding_holds_the_body() {
        let body = "text of a page, text of a page, ".repeat(40);
        for (encoding, encoded) in Encoded::compressed(body.clone(), Effort::Serving).into_bodies() {
            let encoded = encoded.unwrap();
            let mut decoded = Vec::new();
            match encoding {
                Encoding::Brotli => brotli::BrotliDecompress(&mut &encoded[..], &mut decoded).unwrap(),
                Encoding::Zstd => decoded = zstd::decode_all(&encoded[..]).unwrap(),
                Encoding::Gzip => {
                    flate2::read::GzDecoder::new(&encoded[..])
                        .read_to_end(&mut decoded)
                        .unwrap();
                }
                Encoding::Identity => decoded = encoded.to_vec(),
            }
            assert_eq!(decoded, body.as_bytes(), "{encoding:?}");
            assert!(encoding == Encoding::Identity || encoded.len() < body.len());
        }
    }

    #[test]
    fn a_body_that_does_not_get_smaller_stays_as_it_is() {
        let encodings: Vec<_> = Encoded::compressed("x", Effort::Serving)
            .into_bodies()
            .filter(|(_, body)| body.is_some())
            .map(|(encoding, _)| encoding)
            .collect();
        assert_eq!(encodings, [Encoding::Identity]);
    }
}
