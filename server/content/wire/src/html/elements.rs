//! Which elements open, end and hold others in which way.

/// Elements that have no end tag.
pub(super) const VOID: [&str; 17] = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "hr", "image", "img", "input", "keygen",
    "link", "meta", "param", "source", "wbr",
];

/// Elements before which a paragraph ends.
pub(super) const BLOCKS: [&str; 27] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figure",
    "footer",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "section",
    "ul",
];

/// Elements that end what is left open in them.
pub(super) const CONTAINERS: [&str; 4] = ["div", "li", "ol", "ul"];

/// Elements of formatting, which may end in another order than they begin.
pub(super) const FORMATTING: [&str; 14] = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
];

/// Elements whose content is text up to their end tag.
pub(super) const RAW: [&str; 7] = [
    "iframe", "noembed", "noframes", "style", "textarea", "title", "xmp",
];

/// Elements whose content has rules of its own: which tags in it count depends on what else is open.
pub(super) const CODE: [&str; 10] = [
    "frameset",
    "math",
    "noscript",
    "optgroup",
    "option",
    "plaintext",
    "script",
    "select",
    "svg",
    "template",
];

pub(super) fn is(name: &[u8], expected: &str) -> bool {
    name.eq_ignore_ascii_case(expected.as_bytes())
}

pub(super) fn is_in(name: &[u8], names: &[&str]) -> bool {
    names.iter().any(|expected| is(name, expected))
}
