//! What goes into a render: a URL and the data of its page.

use std::{fmt, io, sync::Arc};

use serde::{Serialize, ser::Error as _};
use serde_json::ser::{Formatter, Serializer};

/// One page to render.
///
/// ```
/// use ssr_runtime::{RenderData, RenderRequest};
///
/// let data = RenderData::new(&serde_json::json!({ "title": "Fish & chips" }))?;
/// let request = RenderRequest::new("/menu?table=4", data);
/// assert_eq!(request.url, "/menu?table=4");
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[non_exhaustive]
pub struct RenderRequest {
    /// Path and query of the page, for example `/menu?table=4`. The bundle gets it as `url`.
    pub url: String,
    /// What the page is made of. The bundle gets the parsed and frozen value as `data`.
    #[cfg_attr(test, ts(type = "unknown"))]
    pub data: RenderData,
}

impl RenderRequest {
    /// A request for the page of that path and query.
    pub fn new(url: impl Into<String>, data: RenderData) -> Self {
        Self {
            url: url.into(),
            data,
        }
    }
}

/// A JSON value in text form, shared between renders.
///
/// The text is what a host also sends to the browser, so both sides start from the same bytes. Engines
/// keep the parsed (and frozen) value of texts that they have seen, which is why cloning one `RenderData`
/// for many renders is cheaper than building it anew each time.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RenderData(Arc<str>);

impl RenderData {
    /// Serialises a value.
    ///
    /// The text is harmless inside an HTML element: `<`, `>`, `&`, U+2028 and U+2029 are written as `\uXXXX`, so no
    /// end tag, comment or entity can be read out of it. It may stand as it is in a `<script type="application/json">`.
    ///
    /// ```
    /// let data = ssr_runtime::RenderData::new("</script>")?;
    /// assert_eq!(data.as_str(), r#""\u003c/script\u003e""#);
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the value has no JSON form.
    pub fn new(value: &(impl Serialize + ?Sized)) -> Result<Self, serde_json::Error> {
        let mut json = Vec::new();
        value.serialize(&mut Serializer::with_formatter(&mut json, ForScriptElement))?;
        let json = String::from_utf8(json).map_err(serde_json::Error::custom)?;
        Ok(Self(json.into()))
    }

    /// Wraps a JSON text as it is, which is the fast way for a host that has one already. Whether it is well formed is
    /// found out when it is rendered.
    pub fn from_json_text(text: impl Into<Arc<str>>) -> Self {
        Self(text.into())
    }

    /// The JSON text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether both are clones of one value; quicker than comparing texts.
    pub(crate) fn same_instance(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// No data: the JSON value `null`.
impl Default for RenderData {
    fn default() -> Self {
        Self::from_json_text("null")
    }
}

impl fmt::Debug for RenderData {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "RenderData({} bytes)", self.0.len())
    }
}

/// Writes JSON in which what HTML gives a meaning is `\uXXXX`. In JSON these characters occur inside strings only, so the value is
/// the same.
struct ForScriptElement;

impl Formatter for ForScriptElement {
    fn write_string_fragment<W>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + io::Write,
    {
        let mut rest = fragment.as_bytes();
        // Most fragments have none of them, and long ones few: what lies between is written at once.
        while let Some(place) = rest.iter().position(|byte| may_have_a_meaning(*byte)) {
            let (plain, found) = rest.split_at(place);
            writer.write_all(plain)?;
            let (escape, length): (&[u8], usize) = match found {
                [b'<', ..] => (b"\\u003c", 1),
                [b'>', ..] => (b"\\u003e", 1),
                [b'&', ..] => (b"\\u0026", 1),
                [0xe2, 0x80, 0xa8, ..] => (b"\\u2028", 3),
                [0xe2, 0x80, 0xa9, ..] => (b"\\u2029", 3),
                _ => (&[0xe2], 1),
            };
            writer.write_all(escape)?;
            rest = found.get(length..).unwrap_or_default();
        }
        writer.write_all(rest)
    }
}

/// Whether such a character may begin with a byte: U+2028 and U+2029 begin with 0xE2, as others do.
fn may_have_a_meaning(byte: u8) -> bool {
    matches!(byte, b'<' | b'>' | b'&' | 0xe2)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn data_can_leave_no_element_and_keep_their_value() {
        for text in [
            "</script><script>alert(1)</script>",
            "<!--<script>",
            "&lt;/script&gt;",
            "\u{2028}\u{2029}",
            "\\u003c \"",
            "\u{2027}<\u{202a}– と\u{2028}",
        ] {
            let value = json!({ text: [text] });
            let data = RenderData::new(&value).unwrap();
            assert!(
                !data.as_str().contains(['<', '>', '&', '\u{2028}', '\u{2029}']),
                "{text}"
            );
            assert_eq!(serde_json::from_str::<Value>(data.as_str()).unwrap(), value);
        }
    }
}
