use super::*;

fn read<T: TryFrom<String, Error = ValueError>>(text: &str) -> Result<T, ValueError> {
    T::try_from(text.to_owned())
}

/// Why a text is refused.
fn refusal<T: TryFrom<String, Error = ValueError> + std::fmt::Debug>(text: &str) -> Code {
    read::<T>(text).unwrap_err().0.code
}

#[test]
fn an_address_is_plain_https_and_brought_into_one_form() {
    let address: HttpsAddress = read("https://Example.com?a=\"b\"").unwrap();
    assert_eq!(String::from(address), "https://example.com/?a=%22b%22");
    for (text, code) in [
        ("", Code::NoAddress),
        ("example.com", Code::NoAddress),
        ("http://example.com/", Code::NotHttps),
        ("javascript:alert(1)", Code::NotHttps),
        ("https://u:p@example.com/", Code::NotHttps),
        ("https://", Code::NoAddress),
        ("https://exa\nmple.com/", Code::LongAddress),
        (" https://example.com/", Code::LongAddress),
        ("https://example.com/\u{202e}moc", Code::LongAddress),
        (
            &format!("https://example.com/{}", "a".repeat(2000)),
            Code::LongAddress,
        ),
    ] {
        assert_eq!(refusal::<HttpsAddress>(text), code, "{text}");
    }
}

#[test]
fn a_parameter_joins_the_query_that_an_address_has() {
    let query: QueryPair = read("l=japanese").unwrap();
    for (address, joined) in [
        ("https://a.example/x", "https://a.example/x?l=japanese"),
        (
            "https://a.example/x?y=1#z",
            "https://a.example/x?y=1&l=japanese#z",
        ),
    ] {
        let address: HttpsAddress = read(address).unwrap();
        assert_eq!(String::from(address.with(&query)), joined);
    }
    for text in ["", "l", "l=", "=japanese", "l=japanese&m=1"] {
        assert_eq!(refusal::<QueryPair>(text), Code::NoQueryPair, "{text}");
    }
}

#[test]
fn a_mailbox_has_a_full_domain_and_nothing_beside_it() {
    let mailbox: Mailbox = read("a+b@mail.example.com").unwrap();
    assert_eq!(mailbox.domain(), "mail.example.com");
    assert_eq!(mailbox.uri(), "mailto:a%2Bb@mail.example.com");
    for text in [
        "",
        "support",
        "support@",
        "support@localhost",
        "Support <support@example.com>",
        "mailto:support@example.com",
        "a@b@example.com",
        "support@[127.0.0.1]",
    ] {
        assert_eq!(refusal::<Mailbox>(text), Code::NoMailbox, "{text}");
    }
    for text in [
        "sup\u{200b}port@example.com",
        "support@example.com\r\nBcc: all@example.com",
    ] {
        assert_eq!(refusal::<Mailbox>(text), Code::LongAddress, "{text}");
    }
}

#[test]
fn an_id_has_eleven_signs() {
    assert!(read::<YoutubeId>("aB3-_fghijk").is_ok());
    for text in ["", "abcdefghij", "abcdefghijkl", "abcdefghij/", "あいうえ"] {
        assert_eq!(refusal::<YoutubeId>(text), Code::NoYoutubeId, "{text}");
    }
}

#[test]
fn a_pair_has_two_places_and_no_third() {
    let id = |text: &str| read::<YoutubeId>(text).ok();
    let pair = VideoPair::try_from(vec![None, id("abcdefghijk")]).unwrap();
    assert_eq!(pair.each(), [None, id("abcdefghijk")]);
    assert_eq!(VideoPair::try_from(Vec::new()).unwrap().each(), [None, None]);
    let three = VideoPair::try_from(vec![None, None, None]);
    let reason = Code::ManyVideos.with("count", 3).with("places", 2);
    assert_eq!(three, Err(ValueError(reason)));
}

#[test]
fn a_name_is_a_short_line_of_what_is_seen() {
    let long = "あ".repeat(LABEL_MAX);
    for text in ["X", "<b>X</b> & 友", &long] {
        assert!(read::<Label>(text).is_ok(), "{text}");
    }
    let longer = format!("{long}a");
    for text in ["", " "] {
        assert_eq!(refusal::<Label>(text), Code::NoLabel, "{text:?}");
    }
    for text in ["a\nb", "a\0", "\u{202e}X", "\u{200b}X", "X\u{feff}", &longer] {
        assert_eq!(refusal::<Label>(text), Code::LongLabel, "{text:?}");
    }
}

#[test]
fn a_paragraph_is_a_line_of_some_sentences() {
    let long = "あ".repeat(PARAGRAPH_MAX);
    for text in ["A studio. It makes games.", "<b>音楽</b> & ゲーム。", &long] {
        assert!(read::<Paragraph>(text).is_ok(), "{text}");
    }
    for text in ["", " "] {
        assert_eq!(refusal::<Paragraph>(text), Code::Empty, "{text:?}");
    }
    for text in ["a\nb", "a\r\nb", &format!("{long}a")] {
        assert_eq!(refusal::<Paragraph>(text), Code::NotOneLine, "{text:?}");
    }
    for text in ["a\0", "\u{202e}X", "\u{200b}X", "X\u{feff}"] {
        assert_eq!(refusal::<Paragraph>(text), Code::Unseen, "{text:?}");
    }
}
