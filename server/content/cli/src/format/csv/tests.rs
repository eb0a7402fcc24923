//! Tables, as this program and spreadsheets write them.

use super::*;

fn written(items: &[&Map<String, Value>]) -> String {
    let names = items.iter().flat_map(|item| item.keys().cloned()).collect();
    let mut out = Vec::new();
    let mut writer = TableWriter::new(&mut out, names).unwrap();
    for item in items {
        writer.item(item).unwrap();
    }
    writer.end().unwrap();
    drop(writer);
    String::from_utf8(out).unwrap()
}

fn texts(table: &str) -> Vec<Value> {
    let entries = read(table).unwrap_or_else(|error| panic!("{table:?}: {error}"));
    entries
        .into_iter()
        .map(|entry| Value::Object(entry.data))
        .collect()
}

#[test]
fn what_is_written_is_read_again() {
    let item = json!({
        "_id": "a,b", "_createdDate": {"$date": "2024-01-02T03:04:05.000Z"}, "empty": "", "lines": "a\n\"b\"",
        "list": [1, {"x": null}], "no": false, "nothing": null, "odd": "json:7", "title": "日本語", "=sum": "-",
        "json:x": "x",
    });
    let item = item.as_object().unwrap();
    let entries = read(&written(&[item])).unwrap();
    assert_eq!(&entries[0].data, item);
}

#[test]
fn a_spreadsheet_knows_the_encoding_and_finds_no_formula() {
    let formulas = [
        "=HYPERLINK(\"https://a.example\")",
        "+1+1",
        "-2",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "＝1+1",
        "＋1",
        "－1",
        "＠x",
    ];
    let items: Vec<_> = formulas
        .iter()
        .map(|text| json!({"_id": text, "=cmd": text}))
        .collect();
    let items: Vec<_> = items.iter().map(|item| item.as_object().unwrap()).collect();
    let table = written(&items);
    assert!(table.as_bytes().starts_with(b"\xef\xbb\xbf"), "{table}");
    for record in ReaderBuilder::new()
        .has_headers(false)
        .from_reader(&table.as_bytes()[3..])
        .records()
    {
        for cell in &record.unwrap() {
            assert!(!cell.starts_with(FORMULA), "{cell:?}");
        }
    }
    assert_eq!(
        texts(&table)
            .iter()
            .map(|item| item.as_object().unwrap())
            .collect::<Vec<_>>(),
        items
    );
}

#[test]
fn what_a_spreadsheet_leaves_around_the_items_is_nothing() {
    let expected = [json!({"a": "1", "b": "2"}), json!({"a": "3"})];
    for table in [
        "a,b\r\n1,2\r\n3,\r\n",
        "\u{feff}a,b\r\n1,2\r\n3,\r\n",
        "a,b,,\r\n1,2,,\r\n3,,,\r\n,,,\r\n, ,,\r\n",
        ",,\r\n,a,b\r\n,1,2\r\n\r\n,3\r\n",
        "a,,b\n1,,2\n3\n",
        "a;b\n1;2\n3;\n",
        "sep=;\r\na;b\r\n1;2\r\n3;\r\n",
        "a\tb\r\n1\t2\r\n3\t\r\n",
        "a,b\r1,2\r3,\r",
    ] {
        assert_eq!(texts(table), expected, "{table:?}");
    }
    assert_eq!(texts(""), [json!(null); 0]);
    assert_eq!(texts(",,\n"), [json!(null); 0]);
}

#[test]
fn bad_lines_are_named_with_their_field() {
    for (text, expected) in [
        (
            "a,b\n1,2,3\n",
            "line 2: column 3 has a text and no name in the first line: 3",
        ),
        ("a,,b\n\n1,x,2\n", "line 3: column 2 has a text and no name"),
        ("a,b\n1,2\n\"x\ny\",json:{\n", "line 3, field b"),
        ("sep=,\na,b\n1,json:[\n", "line 3, field b"),
        ("a,a\n1,2\n", "line 1: the field a is named twice"),
        ("a,json:7\n1,2\n", "line 1: json:7 is no name of a field"),
        (
            "_id,_createdDate\nx,2024/1/2 3:04\n",
            "line 2, field _createdDate: must be a time such as 2026-01-31T09:00:00.000Z, and is 2024/1/2 3:04",
        ),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text:?}: {error}");
    }
}
