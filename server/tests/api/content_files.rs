//! Files that people make with spreadsheets and editors, as `server content …` reads and writes them.

use std::path::Path;

use serde_json::{Value, json};

use crate::content_commands::{DataFolder, post};

const HEAD: &str = "_id,title,date,jobDescription,requiredSkills,preferredSkills";

fn utf16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

fn item(data: &DataFolder, id: &str) -> Value {
    serde_json::from_str(&data.out(&["get", "RecruitPosts-EN", id])).unwrap()
}

#[test]
fn a_date_is_a_day_or_the_line_is_named() {
    let data = DataFolder::new();
    let row = |date: &str| format!("{HEAD}\r\na,Mixer,2027-01-05,x,y,z\r\nb,Singer,{date},x,y,z\r\n");
    for date in ["11/2/2026", "2026-02-30", "45963", "Nov 2"] {
        let file = data.file("posts.csv", row(date));
        let done = data.run(&["import", "RecruitPosts-EN", &file]);
        let expected = format!(
            "line 3, field date: it must be a day that exists, such as 2026-01-31, and is \"{date}\""
        );
        assert!(!done.success && done.err.contains(&expected), "{}", done.err);
        assert_eq!(data.titles(), [""; 0]);
    }
    let file = data.file("posts.csv", row("2026/11/2"));
    let said = data.out(&["import", "RecruitPosts-EN", &file]);
    assert_eq!(
        said,
        "line 3, field date: 2026/11/2 is read as 2026-11-02\n2 items inserted, 0 updated\n"
    );
    assert_eq!(item(&data, "b")["date"], "2026-11-02");

    let mut one = post("Drummer");
    one["date"] = json!("2026. 12. 1.");
    let file = data.file("post.json", one.to_string());
    let said = data.out(&["put", "RecruitPosts-EN", &file, "--id", "c"]);
    assert_eq!(
        said,
        "field date: 2026. 12. 1. is read as 2026-12-01\ninserted c\n"
    );
    one["date"] = json!("1.12.2026");
    let file = data.file("post.json", one.to_string());
    let done = data.run(&["put", "RecruitPosts-EN", &file, "--id", "c"]);
    assert!(
        !done.success && done.err.contains("field date: it must be a day"),
        "{}",
        done.err
    );
    assert_eq!(item(&data, "c")["date"], "2026-12-01");
}

#[test]
fn a_byte_order_mark_is_no_part_of_what_a_file_says() {
    let data = DataFolder::new();
    let one = post("One").to_string();
    for (id, bytes) in [
        ("utf-8", format!("\u{feff}{one}\r\n").into_bytes()),
        ("utf-16", utf16(&one)),
    ] {
        let file = data.file("post.json", &bytes);
        data.out(&["put", "RecruitPosts-EN", &file, "--id", id]);
        assert_eq!(item(&data, id)["title"], "One", "{id}");
    }
    let file = data.file("posts.jsonl", format!("\u{feff}{one}\n{one}\n"));
    assert_eq!(
        data.out(&["import", "RecruitPosts-EN", &file]),
        "2 items inserted, 0 updated\n"
    );
    let file = data.file("posts.json", format!("\u{feff}[{one}]"));
    assert_eq!(
        data.out(&["import", "RecruitPosts-EN", &file]),
        "1 items inserted, 0 updated\n"
    );
}

#[test]
fn tables_are_read_in_the_encodings_of_spreadsheets_or_refused_by_name() {
    let data = DataFolder::new();
    let text = "_id\ttitle\tjobDescription\trequiredSkills\tpreferredSkills\t\r\nu\t작곡가\tx\ty\tz\t\r\n\t\t\t\t\t\r\n";
    let file = data.file("posts.txt", utf16(text));
    let said = data.out(&["import", "RecruitPosts-EN", &file]);
    assert_eq!(
        said,
        format!("{file} is read as UTF-16LE\n1 items inserted, 0 updated\n")
    );
    assert_eq!(item(&data, "u")["title"], "작곡가");

    // "作曲家" of a Japanese Windows, with the semicolons of another country.
    let mut japanese =
        b"sep=;\r\n_id;title;jobDescription;requiredSkills;preferredSkills\r\nj;\x8d\xec\x8b\xc8\x89\xc6"
            .to_vec();
    japanese.extend(b";x;y;z\r\n");
    let file = data.file("posts.csv", &japanese);
    data.out(&["import", "RecruitPosts-EN", &file, "--encoding", "cp932"]);
    assert_eq!(item(&data, "j")["title"], "作曲家");

    for (bytes, expected) in [
        (
            &b"PK\x03\x04rest"[..],
            "it is a workbook, not a text; save it as \"CSV UTF-8\"",
        ),
        (b"title\nK\xf6ln\n", "give its --encoding, or save it as UTF-8"),
    ] {
        for name in ["posts.csv", "posts.xlsx"] {
            let file = data.file(name, bytes);
            let done = data.run(&["import", "RecruitPosts-EN", &file]);
            assert!(
                !done.success && done.err.contains(expected),
                "{name}: {}",
                done.err
            );
        }
    }
}

#[test]
fn an_export_opens_in_a_spreadsheet_and_no_cell_is_a_formula() {
    let data = DataFolder::new();
    data.put("a", "=HYPERLINK(\"https://evil.example\")");
    let mut other = post("@SUM(A1)");
    other["_id"] = json!("-b");
    let file = data.file("other.jsonl", other.to_string());
    data.out(&["import", "RecruitPosts-EN", &file]);
    let file = data.file("posts.csv", "");
    data.out(&["export", "RecruitPosts-EN", "--out", &file]);
    let bytes = std::fs::read(Path::new(&file)).unwrap();
    assert!(bytes.starts_with(b"\xef\xbb\xbf"));
    let text = String::from_utf8(bytes).unwrap();
    for formula in ["\n=", ",=", ",\"=", "\n@", ",@", ",\"@", "\n-", ",-"] {
        assert!(!text.contains(formula), "{formula:?}: {text}");
    }
    let other = DataFolder::new();
    other.out(&["import", "RecruitPosts-EN", &file]);
    assert_eq!(other.titles(), data.titles());
}
