//! What goes into a render: a URL and the data of its page.

use std::{fmt, sync::Arc};

use serde::Serialize;

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
        Ok(Self(for_script_element(&serde_json::to_string(value)?).into()))
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

/// Writes what HTML gives a meaning as `\uXXXX`. In JSON these characters occur inside strings only, so the result is
/// JSON with the same value.
fn for_script_element(json: &str) -> String {
    // A tenth more is enough for texts full of HTML; others hardly need any.
    let mut escaped = String::with_capacity(json.len() + json.len() / 10);
    for character in json.chars() {
        match character {
            '<' => escaped.push_str("\\u003c"),
            '>' => escaped.push_str("\\u003e"),
            '&' => escaped.push_str("\\u0026"),
            '\u{2028}' => escaped.push_str("\\u2028"),
            '\u{2029}' => escaped.push_str("\\u2029"),
            other => escaped.push(other),
        }
    }
    escaped
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
