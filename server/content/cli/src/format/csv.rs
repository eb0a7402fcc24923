//! Tables: a line of field names, then a line an item, as spreadsheets write them.
//!
//! A cell is a text. What is no text, and a text that would not come back as it is, stands there as JSON after `json:`;
//! a moment stands there as it is written in ISO 8601. An empty cell means that the item has no such field.

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use csv::{ReaderBuilder, StringRecord};
use serde_json::{Map, Value, json};

use super::{BadInput, Entry, Writer};

/// What a cell begins with that is no text.
const JSON: &str = "json:";

/// The fields that hold moments; the platform keeps those as `{"$date": …}`.
const MOMENTS: [&str; 2] = ["_createdDate", "_updatedDate"];

/// Reads a table.
pub(super) fn read(text: &str) -> Result<Vec<Entry>, BadInput> {
    let mut reader = ReaderBuilder::new().from_reader(text.trim_start_matches('\u{feff}').as_bytes());
    let names = reader.headers().map_err(|error| bad(&error))?.clone();
    let mut seen = BTreeSet::new();
    if let Some(twice) = names.iter().find(|name| !seen.insert(*name)) {
        return Err(BadInput::Line {
            line: 1,
            reason: format!("the field {twice} is named twice"),
        });
    }
    let mut entries = Vec::new();
    for record in reader.records() {
        entries.push(entry(&names, &record.map_err(|error| bad(&error))?)?);
    }
    Ok(entries)
}

fn entry(names: &StringRecord, record: &StringRecord) -> Result<Entry, BadInput> {
    let line = record.position().map_or(0, csv::Position::line);
    let mut data = Map::new();
    for (name, cell) in names.iter().zip(record) {
        if cell.is_empty() {
            continue;
        }
        let value = value(name, cell).map_err(|error| BadInput::Field {
            line,
            field: name.to_owned(),
            reason: error.to_string(),
        })?;
        data.insert(name.to_owned(), value);
    }
    Ok(Entry { line, data })
}

fn value(name: &str, cell: &str) -> serde_json::Result<Value> {
    match cell.strip_prefix(JSON) {
        Some(text) => serde_json::from_str(text),
        None if MOMENTS.contains(&name) => Ok(json!({ "$date": cell })),
        None => Ok(Value::String(cell.to_owned())),
    }
}

fn cell(name: &str, value: &Value) -> String {
    match value {
        Value::String(text) if !text.is_empty() && !text.starts_with(JSON) => text.clone(),
        Value::Object(moment) if MOMENTS.contains(&name) && moment.len() == 1 => {
            match moment.get("$date").and_then(Value::as_str) {
                Some(text) => text.to_owned(),
                None => format!("{JSON}{value}"),
            }
        }
        _ => format!("{JSON}{value}"),
    }
}

fn bad(error: &csv::Error) -> BadInput {
    let line = error.position().map_or(1, csv::Position::line);
    BadInput::Line {
        line,
        reason: error.to_string(),
    }
}

/// Writes a table with the fields that it is given at the beginning.
#[derive(Debug)]
pub(crate) struct TableWriter<W: Write> {
    out: csv::Writer<W>,
    names: BTreeSet<String>,
}

impl<W: Write> TableWriter<W> {
    /// Writes the line of names.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(crate) fn new(out: W, names: BTreeSet<String>) -> io::Result<Self> {
        let mut out = csv::Writer::from_writer(out);
        out.write_record(&names)?;
        Ok(Self { out, names })
    }
}

impl<W: Write> Writer for TableWriter<W> {
    fn item(&mut self, data: &Map<String, Value>) -> io::Result<()> {
        let cells = self
            .names
            .iter()
            .map(|name| data.get(name).map_or_else(String::new, |value| cell(name, value)));
        Ok(self.out.write_record(cells)?)
    }

    fn end(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let item = json!({
            "_id": "a,b", "_createdDate": {"$date": "2024-01-02T03:04:05.000Z"}, "empty": "", "lines": "a\n\"b\"",
            "list": [1, {"x": null}], "no": false, "nothing": null, "odd": "json:7", "title": "日本語",
        });
        let item = item.as_object().unwrap();
        let mut out = Vec::new();
        let mut writer = TableWriter::new(&mut out, item.keys().cloned().collect()).unwrap();
        writer.item(item).unwrap();
        writer.item(&Map::new()).unwrap();
        writer.end().unwrap();
        drop(writer);

        let entries = read(&String::from_utf8(out).unwrap()).unwrap();

        assert_eq!(&entries[0].data, item);
        assert_eq!(entries[1].data, Map::new());
    }

    #[test]
    fn bad_lines_are_named_with_their_field() {
        for (text, expected) in [
            ("a,b\n1\n", "line 2"),
            ("a,b\n1,2\n\"x\ny\",json:{\n", "line 3, field b"),
            ("a,a\n1,2\n", "line 1: the field a is named twice"),
        ] {
            let error = read(text).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text:?}: {error}");
        }
    }

    #[test]
    fn a_spreadsheets_byte_order_mark_is_no_part_of_the_first_name() {
        assert_eq!(read("\u{feff}title\nx\n").unwrap()[0].data["title"], "x");
    }
}
