//! Sentences in each language, and what programs get.

use serde_json::Value;

use super::*;
use crate::event::InLanguage;

fn addresses() -> Addresses {
    Addresses {
        pages: vec![Some("https://site.example/recruit/artist".to_owned()), None],
        desk: "https://desk.example/#/position/artist".to_owned(),
    }
}

fn event() -> Event {
    let title = |locale: &str, title: &str| InLanguage {
        locale: locale.to_owned(),
        title: title.to_owned(),
    };
    Event {
        languages: vec![title("en", "Artist"), title("jp", "アーティスト")],
        by: "paul".to_owned(),
        at: "2027-01-15T08:00:00.000Z".to_owned(),
        ..Event::in_language("artist", "en", None)
    }
}

fn text(kind: Option<Kind>, event: &Event, language: &str) -> String {
    let language = Language::from_code(language).unwrap();
    let body = body(kind, event, "team", language, &addresses()).unwrap();
    let body: Value = serde_json::from_str(&body).unwrap();
    body["text"].as_str().unwrap().to_owned()
}

#[test]
fn every_kind_has_a_sentence_with_a_link_in_every_language() {
    let times = [None, Some("2027-02-01T00:00:00.000Z".to_owned())];
    for language in Language::all() {
        for kind in Kind::ALL.map(Some).into_iter().chain([None]) {
            for publish_at in &times {
                for close_at in &times {
                    for step in [Step::Ready, Step::Approved, Step::SentBack] {
                        let event = Event {
                            publish_at: publish_at.clone(),
                            close_at: close_at.clone(),
                            step: Some(step),
                            is_update: Some(close_at.is_some()),
                            ..event()
                        };
                        let text = text(kind, &event, language.code());
                        assert!(text.contains("https://") && text.contains("paul"), "{text}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_sentence_is_in_the_language_of_its_webhook() {
    assert_eq!(
        text(Some(Kind::Published), &event(), "en"),
        "“Artist” was published by paul (English, Japanese). https://site.example/recruit/artist"
    );
    assert_eq!(
        text(Some(Kind::Published), &event(), "jp"),
        "「アーティスト」が公開されました（英語、日本語、操作：paul）。https://desk.example/#/position/artist"
    );
    let close_at = Some("2027-02-01T00:30:00.000Z".to_owned());
    let event = Event { close_at, ..event() };
    assert_eq!(
        text(Some(Kind::Scheduled), &event, "kr"),
        "‘Artist’ 포지션의 게시가 2027-02-01 09:30 한국 시간에 중단되도록 예약되었습니다 (영어, 일본어, 작업: paul). \
         https://desk.example/#/position/artist"
    );
}

#[test]
fn no_title_and_no_remark_commands_a_chat() {
    let mut event = event();
    event.languages[0].title = "<!channel>\nArtist".to_owned();
    event.note = Some(format!("<@U1>\n{}", "a".repeat(400)));
    let text = text(Some(Kind::Comment), &event, "en");
    assert!(
        text.starts_with("paul has commented on “‹!channel› Artist”"),
        "{text}"
    );
    let note = text.split_once("artist\n").unwrap().1;
    assert!(note.starts_with("‹@U1›\naaa") && note.ends_with("a…"), "{note}");
    assert_eq!(note.chars().count(), REMARK_MAX + 1);
}

#[test]
fn programs_get_the_same_as_data() {
    let language = Language::from_code("en").unwrap();
    let body = body(Some(Kind::Published), &event(), "team", language, &addresses()).unwrap();
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(
        (&body["type"], &body["timestamp"]),
        (&json!("published"), &json!("2027-01-15T08:00:00.000Z"))
    );
    assert_eq!(
        body["data"],
        json!({
            "position": "artist",
            "by": "paul",
            "desk": "https://desk.example/#/position/artist",
            "languages": [
                {"locale": "en", "title": "Artist", "address": "https://site.example/recruit/artist"},
                {"locale": "jp", "title": "アーティスト", "address": null},
            ],
        })
    );
}
