use super::*;

#[test]
fn posts_as_people_write_them_are_within_the_limits() {
    let many = |part: &str| part.repeat(500);
    for html in [
        many("<p>A<br>B</p>"),
        many("<p>A<p>B"),
        format!("<ul>{}</ul>", many("<li>A<li><p>B")),
        format!("<UL>{}</UL>", many("<LI><B>A</B></LI>")),
        many("<b><i>wrong order</b></i>"),
        many("<p>a < b > c</p>"),
        many("<!-- <b> --><!--><!---><!--a--!>"),
        many("<![if x]><?xml x>"),
        many("<style>p{}<b></style >x"),
        many("<p title='<b>' class=\"<b>\" x=<b></p>"),
        format!(
            "<p>x</p><img src=\"data:image/png;base64,{}\">",
            "A".repeat(100_000)
        ),
        format!("<script>{}</script>", "x < y;\n".repeat(300)),
    ] {
        assert_eq!(check(&html), Ok(()), "{html}");
    }
}

#[test]
fn each_limit_is_exact() {
    let deep = |depth: usize| "<ul><li>".repeat(depth / 2);
    assert_eq!(check(&deep(DEPTH_MAX)), Ok(()));
    assert_eq!(check(&deep(DEPTH_MAX + 2)), Err(HtmlLimit::Depth));
    assert_eq!(check(&"<br>".repeat(ELEMENTS_MAX)), Ok(()));
    assert_eq!(check(&"<br>".repeat(ELEMENTS_MAX + 1)), Err(HtmlLimit::Elements));
    // Each makes an empty paragraph.
    assert_eq!(check(&"</p>".repeat(ELEMENTS_MAX + 1)), Err(HtmlLimit::Elements));
    let attributes = |count: usize| format!("<p{}>", " a".repeat(count));
    assert_eq!(check(&attributes(ATTRIBUTES_MAX)), Ok(()));
    assert_eq!(check(&attributes(ATTRIBUTES_MAX + 1)), Err(HtmlLimit::Attributes));
    let long = |bytes: usize| format!("<a href={}>", "x".repeat(bytes - "a href=>".len()));
    assert_eq!(check(&long(TAG_BYTES_MAX)), Ok(()));
    assert_eq!(check(&long(TAG_BYTES_MAX + 1)), Err(HtmlLimit::Attributes));
    let script = |bytes: usize| format!("<script>{}", "x".repeat(bytes - "script>".len()));
    assert_eq!(check(&script(CODE_BYTES_MAX)), Ok(()));
    assert_eq!(check(&script(CODE_BYTES_MAX + 1)), Err(HtmlLimit::Code));
}

#[test]
fn no_disguise_makes_a_deep_text_flat() {
    for part in [
        "<ul><li>",
        "<b></i>",
        // The end is not one: in a comment, in an attribute, behind what keeps formatting inside.
        "<b><!--</b>-->",
        "<b><p title=\"</b>\">x</p>",
        "<b><object></b></object>",
        "<p><b class=x></p>",
        "<span><p></span>",
        "<b><style></b></style>",
        "<b><style></styles></b></style>",
        "<b><textarea></b></textarea>",
        "<x/>",
        "<b a\"=\"</b>\">",
        "<b a='>'b></ b>",
        "<font\u{c}x></font\u{b}>",
    ] {
        assert_eq!(check(&part.repeat(40)), Err(HtmlLimit::Depth), "{part}");
    }
    for code in ["<script>", "<svg>", "<select>", "<noscript>", "<plaintext>"] {
        let html = format!("{code}{}", "<b></b>".repeat(40));
        assert_eq!(check(&html), Err(HtmlLimit::Depth), "{code}");
    }
}

#[test]
fn every_end_of_a_text_is_an_end() {
    for html in [
        "<",
        "</",
        "<!",
        "<!-",
        "<!--",
        "<!---",
        "<a",
        "<a ",
        "<a b",
        "<a b=",
        "<a b='",
        "</a",
        "<style>",
        "<style></",
        "<style></style",
    ] {
        assert_eq!(check(html), Ok(()), "{html}");
    }
}

#[test]
fn fuzz_any_text_is_checked() {
    let target = fuzzing::Target::new("html", env!("CARGO_MANIFEST_DIR"));
    target.texts(|html| {
        let _ = check(html);
    });
}
