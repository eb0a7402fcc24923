//! What a delivery says: a sentence with a link for people, which chats show, and the same as data for programs.

use std::collections::BTreeMap;

use content_wire::date;
use serde::{Deserialize, Serialize};
use serde_json::json;
use time::{UtcOffset, macros::format_description};
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
    /// From UTC, such as `+09:00`.
    offset: String,
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
        let form = format_description!("[offset_hour sign:mandatory]:[offset_minute]");
        let offset = UtcOffset::parse(&self.offset, form).ok();
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
mod tests;
