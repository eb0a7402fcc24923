//! Tables: a line of field names, then a line an item, as spreadsheets write them.
//!
//! A cell is a text. What is no text, and a text that would not come back as it is, stands there as JSON after `json:`; so
//! does a text that a spreadsheet would take for a formula. A moment stands there as it is written in ISO 8601. An empty
//! cell means that the item has no such field.
//!
//! What a spreadsheet leaves around the items is nothing: rows and columns without a text, cells that are missing at the
//! end of a row, a first line that names the separator.

mod separator;

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use content_wire::date;
use csv::{ReaderBuilder, StringRecord};
use serde_json::{Map, Value, json};

use super::{BadInput, Entry, Writer};

/// What a cell begins with that is no text.
const JSON: &str = "json:";

/// Tells a spreadsheet that a table is UTF-8. Without it an Excel of Japan or Korea takes the code page of its Windows.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// What makes a formula of a cell, in either width, and what hides it from the eye.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r'];

/// The fields that hold moments; the platform keeps those as `{"$date": …}`.
const MOMENTS: [&str; 2] = ["_createdDate", "_updatedDate"];

/// Reads a table.
pub(super) fn read(text: &str) -> Result<Vec<Entry>, BadInput> {
    let table = separator::of(text);
    let mut records = ReaderBuilder::new()
        .delimiter(table.separator)
        .has_headers(false)
        .flexible(true)
        .from_reader(table.text.as_bytes())
        .into_records()
        .map(|record| {
            let record = record.map_err(|error| bad(&error, table.lines_before))?;
            let line = record.position().map_or(0, |start| line_of(table.text, start)) + table.lines_before;
            Ok((line, record))
        })
        .filter(|record| !matches!(record, Ok((_, record)) if record.iter().all(is_blank)));
    let Some(first) = records.next() else {
        return Ok(Vec::new());
    };
    let (line, names) = first?;
    let names = named(line, &names)?;
    records
        .map(|record| record.and_then(|(line, record)| entry(&names, line, &record)))
        .collect()
}

/// The line of a record. The reader counts empty lines before it as a part of it.
fn line_of(rows: &str, start: &csv::Position) -> u64 {
    let place = usize::try_from(start.byte()).unwrap_or_default();
    let before = rows
        .bytes()
        .skip(place)
        .take_while(|byte| matches!(byte, b'\r' | b'\n'));
    start.line() + before.filter(|byte| *byte == b'\n').count() as u64
}

fn is_blank(cell: &str) -> bool {
    cell.trim().is_empty()
}

/// The names of the columns; a column may have none.
fn named(line: u64, names: &StringRecord) -> Result<Vec<String>, BadInput> {
    let mut seen = BTreeSet::new();
    let names = names.iter().map(|name| {
        let name = match plain(name) {
            Ok(Value::String(name)) if !is_blank(&name) => name,
            _ if is_blank(name) => return Ok(String::new()),
            _ => return Err(format!("{name} is no name of a field")),
        };
        if seen.insert(name.clone()) {
            Ok(name)
        } else {
            Err(format!("the field {name} is named twice"))
        }
    });
    let names: Result<_, _> = names.collect();
    names.map_err(|reason| BadInput::Line { line, reason })
}

fn entry(names: &[String], line: u64, record: &StringRecord) -> Result<Entry, BadInput> {
    let mut data = Map::new();
    for (place, cell) in (1..).zip(record) {
        if cell.is_empty() {
            continue;
        }
        let Some(name) = names.get(place - 1).filter(|name| !name.is_empty()) else {
            if is_blank(cell) {
                continue;
            }
            let reason = format!("column {place} has a text and no name in the first line: {cell}");
            return Err(BadInput::Line { line, reason });
        };
        let value = value(name, cell).map_err(|reason| BadInput::Field {
            line,
            field: name.to_owned(),
            reason,
        })?;
        data.insert(name.to_owned(), value);
    }
    Ok(Entry { line, data })
}

fn value(name: &str, cell: &str) -> Result<Value, String> {
    if !MOMENTS.contains(&name) || cell.starts_with(JSON) {
        return plain(cell);
    }
    let moment = date::normalize(cell).map(|moment| date::wrap(&moment));
    moment.ok_or_else(|| format!("must be a time such as 2026-01-31T09:00:00.000Z, and is {cell}"))
}

/// What a cell says: JSON where it begins so, else its text.
fn plain(cell: &str) -> Result<Value, String> {
    match cell.strip_prefix(JSON) {
        Some(text) => serde_json::from_str(text).map_err(|error| error.to_string()),
        None => Ok(Value::String(cell.to_owned())),
    }
}

/// A text as a cell that no spreadsheet takes for a formula, and that comes back as it is.
fn text_cell(text: &str) -> String {
    if text.is_empty() || text.starts_with(JSON) || text.starts_with(FORMULA) {
        format!("{JSON}{}", json!(text))
    } else {
        text.to_owned()
    }
}

fn cell(name: &str, value: &Value) -> String {
    match value {
        Value::String(text) => text_cell(text),
        Value::Object(moment) if MOMENTS.contains(&name) && moment.len() == 1 => {
            match date::of_object(moment) {
                Some(text) => text,
                None => format!("{JSON}{value}"),
            }
        }
        _ => format!("{JSON}{value}"),
    }
}

fn bad(error: &csv::Error, lines_before: u64) -> BadInput {
    let line = error.position().map_or(1, csv::Position::line) + lines_before;
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
    /// Writes the mark and the line of names.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(crate) fn new(mut out: W, names: BTreeSet<String>) -> io::Result<Self> {
        out.write_all(MARK)?;
        let mut out = csv::Writer::from_writer(out);
        out.write_record(names.iter().map(|name| text_cell(name)))?;
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
mod tests;
