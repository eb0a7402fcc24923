use url::Url;

use super::*;

#[test]
fn formatted_text_stays() {
    let html = "<h3>A</h3><p>B<br><strong>C</strong> <em>D</em></p><ul><li>E</li></ul>";
    assert_eq!(Sanitizer::default().clean(html), html);
}

#[test]
fn tables_stay_without_what_they_look_like() {
    let table = "<table><tbody><tr><th>A</th><td>B<br>C</td></tr></tbody></table>";
    for (html, clean) in [
        (table, table),
        (
            "<table border=1 width=900 style=x><colgroup><col width=9></colgroup><tr height=9>\
             <th scope=row class=a>A<td colspan=900 rowspan=900 onclick=x()>B<br>C</table>",
            table,
        ),
        (
            "<table><caption>A</caption><thead><tr><th>B</th></tr></thead><tfoot><tr><td>C</td></tr></tfoot></table>",
            "<table><caption>A</caption><thead><tr><th>B</th></tr></thead><tfoot><tr><td>C</td></tr></tfoot></table>",
        ),
        // What no table holds stands before it, and cells without a table are text.
        (
            "<table>x<tr><td>A</table>",
            "x<table><tbody><tr><td>A</td></tr></tbody></table>",
        ),
        ("<td>A</td>", "A"),
        (
            "<table><tr><td><script>x()</script><img src=x onerror=x()>A</td></tr></table>",
            "<table><tbody><tr><td>A</td></tr></tbody></table>",
        ),
    ] {
        assert_eq!(Sanitizer::default().clean(html), clean, "{html}");
    }
}

#[test]
fn what_is_not_text_goes() {
    for (html, clean) in [
        ("<script>alert(1)</script>x", "x"),
        ("<style>p{}</style>x", "x"),
        ("<img src=x onerror=alert(1)>x", "x"),
        (
            "<p style=\"color:red\" onclick=\"x()\" class=\"a\" title=\"b\" lang=\"c\">x</p>",
            "<p>x</p>",
        ),
        ("<iframe src=\"https://a\"></iframe>x", "x"),
        ("<svg><script>alert(1)</script></svg>x", "x"),
        (
            "<a href=\"javascript:alert(1)\">x</a>",
            "<a rel=\"noopener noreferrer\">x</a>",
        ),
        (
            "<a href=\"http://a/\">x</a>",
            "<a rel=\"noopener noreferrer\">x</a>",
        ),
        ("<a href=\"/a\">x</a>", "<a rel=\"noopener noreferrer\">x</a>"),
        (
            "<a href=\"https://a/\" target=\"_blank\">x</a>",
            "<a href=\"https://a/\" rel=\"noopener noreferrer\">x</a>",
        ),
        (
            "<a href=\"mailto:a@b.c\">x</a>",
            "<a href=\"mailto:a@b.c\" rel=\"noopener noreferrer\">x</a>",
        ),
        ("<p>open", "<p>open</p>"),
    ] {
        assert_eq!(Sanitizer::default().clean(html), clean, "{html}");
    }
}

#[test]
fn what_is_clean_stays_as_it_is() {
    let sanitizer = Sanitizer::default();
    for (html, clean) in [
        // Without the button around it, a paragraph would end the one that it is in.
        ("<p>A<button><p>B</p></button></p>", "<p>A</p><p>B</p><p></p>"),
        ("<b>A<button><p>B</button>", "<b>A<p>B</p></b>"),
        (
            "<a href=\"https://a/\">A<object><a href=\"https://b/\">B</a></object></a>",
            "<a href=\"https://a/\" rel=\"noopener noreferrer\">A</a><a href=\"https://b/\" rel=\"noopener noreferrer\">B</a>",
        ),
        ("<rt>\u{feff}\u{feff}A", "A"),
    ] {
        assert_eq!(sanitizer.clean(html), clean, "{html}");
        assert_eq!(sanitizer.clean(clean), clean, "{html}");
    }
}

/// The depth of a tree, without its root.
fn depth(element: scraper::ElementRef<'_>) -> usize {
    let children = element.child_elements().map(|child| 1 + depth(child));
    children.max().unwrap_or_default()
}

#[test]
#[expect(clippy::too_many_lines, reason = "one story")]
fn fuzz_what_the_limits_let_through_is_not_deep() {
    const LIMIT: usize = 4;
    let target = fuzzing::Target::new("html-depth", env!("CARGO_MANIFEST_DIR"));
    let words = [
        "<p>",
        "</p>",
        "<ul>",
        "</ul>",
        "<li>",
        "</li>",
        "<b>",
        "</b>",
        "<i x=\"</b>\">",
        "</i>",
        "<a href=x>",
        "</a>",
        "<div>",
        "</div>",
        "<span>",
        "</span>",
        "<object>",
        "</object>",
        "<button>",
        "</button>",
        "<form>",
        "</form>",
        "<table>",
        "</table>",
        "<tr>",
        "<td>",
        "</td>",
        "<caption>",
        "</caption>",
        "<h3>",
        "</h3>",
        "<nobr>",
        "</nobr>",
        "<!--",
        "-->",
        "<!-->",
        "--!>",
        "<![CDATA[",
        "]]>",
        "<style>",
        "</style>",
        "<title>",
        "</title>",
        "<textarea>",
        "</textarea>",
        "<svg>",
        "</svg>",
        "<script>",
        "</script>",
        "<select>",
        "<option>",
        "<template>",
        "</template>",
        "<noscript>",
        "</noscript>",
        "<br>",
        "</br>",
        "<dd>",
        "<ruby>",
        "<rt>",
        "<body>",
        "</body>",
        "x",
        "<",
        ">",
        "\"",
    ];
    target.words(&words).cases(2000).texts(|html| {
        if content_wire::html::check_depth(html, LIMIT).is_ok() {
            let fragment = scraper::Html::parse_fragment(html);
            let depth = depth(fragment.root_element());
            // Tables are given two elements that the text does not name.
            assert!(depth <= 3 * LIMIT + 1, "{html:?} is {depth} deep");
        }
    });
}

#[test]
#[expect(clippy::too_many_lines, reason = "one story")]
fn fuzz_only_allowed_elements_and_attributes_are_left() {
    let target = fuzzing::Target::new("html", env!("CARGO_MANIFEST_DIR"));
    let words = [
        "<p>",
        "</p>",
        "<a href=",
        "\"https://a/\"",
        "\"javascript:alert(1)\"",
        "\"mailto:a@b.c\"",
        "\"//a\"",
        "\"\tjava\nscript:x\"",
        "</a>",
        "<img src=x onerror=x()>",
        "<svg>",
        "<math>",
        "<mtext>",
        "<mglyph>",
        "<style>",
        "</style>",
        "<script>",
        "</script>",
        "<!--",
        "-->",
        "<![CDATA[",
        "]]>",
        "<textarea>",
        "<title>",
        "<noscript>",
        "<template>",
        "<iframe srcdoc=\"<p>\">",
        "<table>",
        "</table>",
        "<caption>",
        "</caption>",
        "<colgroup>",
        "<col>",
        "<thead>",
        "<tfoot>",
        "<tbody>",
        "<tr>",
        "</tr>",
        "<th scope=row colspan=9>",
        "<td rowspan=9>",
        "</td>",
        "<input type=hidden>",
        "<select>",
        "<form><form>",
        " onclick=x()",
        " style=x",
        ">",
        "<",
        "/",
        "\"",
        "'",
        "&lt;",
        "&#x3c;script&gt;",
        "<h3",
        "<li>",
        "<b",
        "<plaintext>",
        "<a href=\"https://a/\">",
        "<b>",
        "</b>",
        "<i x=\"</b>\">",
        "</i>",
        "<div>",
        "</div>",
        "<button>",
        "</button>",
        "<object>",
        "</object>",
        "<nobr>",
        "</nobr>",
        "<ul>",
        "</ul>",
        "</h3>",
        "<option>",
        "</select>",
        "<ruby>",
        "<rt>",
        "<dd>",
        "<body>",
        "</br>",
    ];
    let sanitizer = Sanitizer::default();
    target.words(&words).texts(|html| {
        let clean = sanitizer.clean(html);
        let fragment = scraper::Html::parse_fragment(&clean);
        for element in fragment.root_element().descendent_elements().skip(1) {
            assert!(
                ELEMENTS.contains(&element.value().name()),
                "{html:?} gives {clean:?}"
            );
            for (name, value) in element.value().attrs() {
                match name {
                    // Browsers pass over spaces and controls around an address.
                    "href" => assert!(
                        Url::parse(value).is_ok_and(|url| SCHEMES.contains(&url.scheme())),
                        "{html:?} gives {clean:?}"
                    ),
                    name => assert_eq!(
                        (name, value),
                        ("rel", "noopener noreferrer"),
                        "{html:?} gives {clean:?}"
                    ),
                }
            }
        }
        assert_eq!(sanitizer.clean(&clean), clean, "{html:?}");
    });
}
