//! JSON lists, and JSON objects a line.

use std::io::{self, Write};

use serde_json::{Map, Value, value::RawValue};

use super::{BadInput, Entry, Writer};

/// Reads a list of objects.
pub(super) fn read_list(text: &str) -> Result<Vec<Entry>, BadInput> {
    let items: Vec<&RawValue> =
        serde_json::from_str(text).map_err(|error| bad(error.line() as u64, &error))?;
    let mut entries = Vec::with_capacity(items.len());
    let (mut line, mut counted) = (1, 0);
    for item in items {
        // The raw text lies within the whole one, so the distance of their beginnings is where it stands.
        let begin = item.get().as_ptr() as usize - text.as_ptr() as usize;
        line += newlines(text, counted, begin);
        counted = begin;
        entries.push(entry(line, item.get())?);
    }
    Ok(entries)
}

/// Reads an object a line; empty lines are nothing.
pub(super) fn read_lines(text: &str) -> Result<Vec<Entry>, BadInput> {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| entry(number, line))
        .collect()
}

fn newlines(text: &str, from: usize, to: usize) -> u64 {
    text.get(from..to).unwrap_or_default().matches('\n').count() as u64
}

fn entry(line: u64, text: &str) -> Result<Entry, BadInput> {
    let value: Value = serde_json::from_str(text).map_err(|error| bad(line, &error))?;
    match value {
        Value::Object(data) => Ok(Entry { line, data }),
        _ => Err(bad(line, &"an item is a JSON object")),
    }
}

fn bad(line: u64, reason: &impl ToString) -> BadInput {
    BadInput::Line {
        line,
        reason: reason.to_string(),
    }
}

/// Writes objects as a list, or one a line.
#[derive(Debug)]
pub(crate) struct JsonWriter<W> {
    out: W,
    is_list: bool,
    is_first: bool,
}

impl<W: Write> JsonWriter<W> {
    /// Writes one list.
    pub(crate) fn list(out: W) -> Self {
        Self {
            out,
            is_list: true,
            is_first: true,
        }
    }

    /// Writes an object a line.
    pub(crate) fn lines(out: W) -> Self {
        Self {
            out,
            is_list: false,
            is_first: true,
        }
    }
}

impl<W: Write> Writer for JsonWriter<W> {
    fn item(&mut self, data: &Map<String, Value>) -> io::Result<()> {
        let before = match (self.is_list, self.is_first) {
            (true, true) => "[\n",
            (true, false) => ",\n",
            (false, _) => "",
        };
        self.is_first = false;
        self.out.write_all(before.as_bytes())?;
        serde_json::to_writer(&mut self.out, data)?;
        if !self.is_list {
            self.out.write_all(b"\n")?;
        }
        Ok(())
    }

    fn end(&mut self) -> io::Result<()> {
        match (self.is_list, self.is_first) {
            (true, true) => self.out.write_all(b"[]\n")?,
            (true, false) => self.out.write_all(b"\n]\n")?,
            (false, _) => {}
        }
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn written(list: bool, items: &[Value]) -> String {
        let mut out = Vec::new();
        let mut writer = if list {
            JsonWriter::list(&mut out)
        } else {
            JsonWriter::lines(&mut out)
        };
        for item in items {
            writer.item(item.as_object().unwrap()).unwrap();
        }
        writer.end().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let items = [json!({"_id": "a", "n": [1, null]}), json!({"_id": "日本"})];
        for count in 0..=items.len() {
            let some = &items[..count];
            let list = read_list(&written(true, some)).unwrap();
            let lines = read_lines(&written(false, some)).unwrap();
            for entries in [list, lines] {
                let data: Vec<_> = entries
                    .into_iter()
                    .map(|entry| Value::Object(entry.data))
                    .collect();
                assert_eq!(data, some);
            }
        }
    }

    #[test]
    fn entries_know_their_lines() {
        let list = read_list("[\n {\"a\": 1},\n\n {\n\"b\": 2}, {}]").unwrap();
        assert_eq!(list.iter().map(|entry| entry.line).collect::<Vec<_>>(), [2, 4, 5]);
        let lines = read_lines("{}\n\n{}\n").unwrap();
        assert_eq!(lines.iter().map(|entry| entry.line).collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn bad_lines_are_named() {
        for (result, expected) in [
            (read_list("[\n{},\n{]"), "line 3"),
            (read_list("[\n{},\n7]"), "line 3: an item is a JSON object"),
            (read_list("{}"), "line 1"),
            (read_lines("{}\n{\"a\":}\n"), "line 2"),
        ] {
            let error = result.unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
