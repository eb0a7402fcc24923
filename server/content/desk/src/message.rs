//! What a delivery says: a sentence with a link for people, which chats show, and the same as data for programs.

use std::collections::BTreeMap;

use content_wire::date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::UtcOffset;
use words::{File, Language, Unfilled};

use crate::event::{Event, Kind, Step};

/// Most characters of a remark in a sentence. Who wants to read all of it follows the link.
const REMARK_MAX: usize = 300;
/// What the history calls somebody who works on the machine.
const COMMAND_LINE: &str = "command line";

/// The texts do not fit what is written with them, which a test shows first.
#[derive(Debug, thiserror::Error)]
pub(crate) enum TextsError {
    /// The file has other texts than the program knows.
    #[error("the texts of webhooks: {0}")]
    Unfit(#[from] serde_json::Error),
    /// A text names what it does not get.
    #[error("the texts of webhooks: {0}")]
    Unfilled(#[from] Unfilled),
}

/// `notice.json`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Texts {
    published: String,
    updated: String,
    publishes: String,
    closes: String,
    publishes_and_closes: String,
    not_published: String,
    closed: String,
    ready: String,
    approved: String,
    sent_back: String,
    comment: String,
    test: String,
    untitled: String,
    command_line: String,
    comma: String,
    languages: BTreeMap<String, String>,
    time: Zone,
}

/// The time in which a language writes moments. Neither Japan nor Korea changes it in summer.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Zone {
    offset_minutes: i32,
    zone: String,
}

/// Addresses that a message names.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    /// Of the position's page in each language of the event, where there is one.
    pub(crate) pages: Vec<Option<String>>,
    /// Of the position at the desk.
    pub(crate) desk: String,
}

/// A message on the wire.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Message<'m> {
    r#type: &'m str,
    timestamp: &'m str,
    text: String,
    data: serde_json::Value,
}

/// The body of a delivery of an event, or of a test where there is no kind.
///
/// # Errors
/// [`TextsError`].
pub(crate) fn body(
    kind: Option<Kind>,
    event: &Event,
    webhook: &str,
    language: &Language,
    addresses: &Addresses,
) -> Result<String, TextsError> {
    let mut data = json!(event);
    if let Some(data) = data.as_object_mut() {
        data.remove("at");
        data.insert("desk".to_owned(), json!(addresses.desk));
        let languages = event.languages.iter().zip(&addresses.pages);
        let languages: Vec<_> = languages
            .map(|(each, address)| json!({"locale": each.locale, "title": each.title, "address": address}))
            .collect();
        data.insert("languages".to_owned(), json!(languages));
    }
    let message = Message {
        r#type: kind.map_or("test", Kind::name),
        timestamp: &event.at,
        text: sentence(kind, event, webhook, language, addresses)?,
        data,
    };
    Ok(serde_json::to_string(&message)?)
}

/// The sentence of an event.
fn sentence(
    kind: Option<Kind>,
    event: &Event,
    webhook: &str,
    language: &Language,
    addresses: &Addresses,
) -> Result<String, TextsError> {
    let texts: Texts = language.texts(File::Notice)?;
    let own = event
        .languages
        .iter()
        .position(|each| each.locale == language.code());
    let told = own.unwrap_or_default();
    let title = event.languages.get(told).map(|each| plain(&each.title));
    let title = title
        .filter(|title| !title.is_empty())
        .unwrap_or_else(|| texts.untitled.clone());
    let names = event
        .languages
        .iter()
        .map(|each| texts.languages.get(&each.locale).unwrap_or(&each.locale));
    let names: Vec<_> = names.map(String::as_str).collect();
    let by = if event.by == COMMAND_LINE {
        texts.command_line.clone()
    } else {
        plain(&event.by)
    };
    let page = addresses.pages.get(told).cloned().flatten();
    let link = page.filter(|_| kind == Some(Kind::Published));
    let time = |moment: &Option<String>| {
        moment
            .as_deref()
            .map(|moment| texts.time.write(moment))
            .unwrap_or_default()
    };
    let values = [
        ("title", title.as_str()),
        ("languages", &names.join(&texts.comma)),
        ("by", &by),
        ("link", link.as_ref().unwrap_or(&addresses.desk)),
        ("publishAt", &time(&event.publish_at)),
        ("closeAt", &time(&event.close_at)),
        ("name", &plain(webhook)),
    ];
    let sentence = words::fill(texts.of(kind, event), &values)?;
    Ok(match event.note.as_deref().map(excerpt) {
        Some(note) if !note.is_empty() => format!("{sentence}\n{note}"),
        _ => sentence,
    })
}

impl Texts {
    fn of(&self, kind: Option<Kind>, event: &Event) -> &str {
        match kind {
            None => &self.test,
            Some(Kind::Published) if event.is_update == Some(true) => &self.updated,
            Some(Kind::Published) => &self.published,
            Some(Kind::Scheduled) => match (&event.publish_at, &event.close_at) {
                (Some(_), Some(_)) => &self.publishes_and_closes,
                (None, Some(_)) => &self.closes,
                _ => &self.publishes,
            },
            Some(Kind::NotPublished) => &self.not_published,
            Some(Kind::Closed) => &self.closed,
            Some(Kind::Review) => match event.step {
                Some(Step::Approved) => &self.approved,
                Some(Step::SentBack) => &self.sent_back,
                Some(Step::Ready) | None => &self.ready,
            },
            Some(Kind::Comment) => &self.comment,
        }
    }
}

impl Zone {
    /// A moment as people read it; as it stands where it cannot be read.
    fn write(&self, moment: &str) -> String {
        let time = date::decode(&json!(moment));
        let offset = UtcOffset::from_whole_seconds(self.offset_minutes.saturating_mul(60)).ok();
        let Some((time, offset)) = time.zip(offset) else {
            return moment.to_owned();
        };
        let time = time.to_offset(offset);
        let (date, hour, minute) = (time.date(), time.hour(), time.minute());
        format!("{date} {hour:02}:{minute:02} {}", self.zone)
    }
}

/// The beginning of a remark.
fn excerpt(remark: &str) -> String {
    let remark = remark.lines().map(plain).collect::<Vec<_>>().join("\n");
    if remark.chars().count() <= REMARK_MAX {
        return remark;
    }
    let beginning: String = remark.chars().take(REMARK_MAX).collect();
    format!("{}…", beginning.trim_end())
}

/// One line that no chat takes for more than a text: Slack reads what stands in angle brackets as a link, or calls everybody.
fn plain(text: &str) -> String {
    let tidy = text.trim().chars().map(|character| match character {
        '<' => '‹',
        '>' => '›',
        other if other.is_control() => ' ',
        other => other,
    });
    tidy.collect()
}

#[cfg(test)]
mod tests {
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
            "“Artist” is published by paul (English, Japanese). https://site.example/recruit/artist"
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
}
