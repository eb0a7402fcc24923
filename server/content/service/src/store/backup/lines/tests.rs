//! Lines that are whole, and those that are not.

use serde_json::json;

use super::*;

fn written() -> Vec<u8> {
    let mut writer = Writer::new(Vec::new());
    let tables = [("a".to_owned(), 2), ("b".to_owned(), 0)].into();
    let header = Header::new(3, "2026-01-02T03:04:05.000Z".to_owned(), tables);
    writer.line(&header).unwrap();
    for line in [
        json!({"table": "a", "columns": ["x"], "last": 2}),
        json!([1]),
        json!([{"bytes": "AAE"}]),
        json!({"table": "b", "columns": ["y"], "last": null}),
    ] {
        writer.line(&line).unwrap();
    }
    writer.end().unwrap().1
}

fn read(bytes: &[u8]) -> Result<Vec<Line>, BackupError> {
    let mut reader = Reader::new(bytes)?;
    let mut lines = Vec::new();
    while let Some(line) = reader.line()? {
        lines.push(line);
    }
    Ok(lines)
}

#[test]
fn what_was_written_is_read() {
    let lines = read(&written()).unwrap();
    assert_eq!(lines.len(), 4);
    assert!(matches!(&lines[0], Line::Table(table) if table.last == Some(2)));
    let Line::Row(row) = &lines[2] else {
        unreachable!("a row")
    };
    assert_eq!(row[0], Cell::Bytes(vec![0, 1]));
}

#[test]
fn a_file_that_ends_anywhere_else_is_refused() {
    let whole = written();
    for end in 0..whole.len() {
        assert!(read(&whole[..end]).is_err(), "{end}");
    }
}

#[test]
fn a_file_with_any_other_byte_is_refused() {
    let whole = written();
    for position in 0..whole.len() {
        let mut altered = whole.clone();
        altered[position] ^= 1;
        assert!(read(&altered).is_err(), "{position}");
    }
    let longer = [whole.as_slice(), b"[1]\n"].concat();
    assert!(matches!(read(&longer), Err(BackupError::Altered { .. })));
}

#[test]
fn another_file_and_a_newer_form_are_told_apart() {
    for foreign in ["", "\n", "{}\n", "[]\n", "{\"backup\":\"x\"}\n", "\u{0}\u{1}"] {
        let error = read(foreign.as_bytes()).unwrap_err();
        assert!(matches!(error, BackupError::Foreign), "{foreign}: {error}");
    }
    let newer = read(b"{\"backup\":\"content-service\",\"format\":2}\n").unwrap_err();
    assert!(
        newer
            .to_string()
            .contains("newer version of this program (form 2)")
    );
}
