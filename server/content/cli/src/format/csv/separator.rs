//! What separates the cells of a table: spreadsheets take another sign in each part of the world.

/// The signs that are looked for; of equally many the first one is taken.
const SEPARATORS: [u8; 3] = [b',', b';', b'\t'];

/// The beginning of a line by which a spreadsheet names the separator, in any case.
const NAMED: &str = "sep=";

/// The rows of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rows<'t> {
    /// What separates the cells.
    pub(super) separator: u8,
    /// The rows themselves.
    pub(super) text: &'t str,
    /// Lines of the file before them.
    pub(super) lines_before: u64,
}

/// Looks for the separator of a table: where the first line names it, else in the line of field names.
pub(super) fn of(text: &str) -> Rows<'_> {
    let text = text.trim_start_matches('\u{feff}');
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let line = line.trim_end().trim_matches('"');
    let name = line
        .get(..NAMED.len())
        .filter(|name| name.eq_ignore_ascii_case(NAMED));
    match (name, line.as_bytes().get(NAMED.len()..)) {
        (Some(_), Some(&[separator])) => Rows {
            separator,
            text: rest,
            lines_before: 1,
        },
        // The sign itself was white space.
        (Some(_), Some(&[])) => Rows {
            separator: b'\t',
            text: rest,
            lines_before: 1,
        },
        _ => Rows {
            separator: most_frequent(text),
            text,
            lines_before: 0,
        },
    }
}

/// The separator that the line of names has most often, outside quotation marks: the first line with a text.
fn most_frequent(text: &str) -> u8 {
    let mut counts = [0_u32; SEPARATORS.len()];
    let (mut is_quoted, mut has_text) = (false, false);
    for byte in text.bytes() {
        match byte {
            b'"' => {
                has_text = true;
                is_quoted = !is_quoted;
            }
            _ if is_quoted => {}
            b'\n' | b'\r' if has_text => break,
            _ => {
                has_text |= !byte.is_ascii_whitespace() && !SEPARATORS.contains(&byte);
                for (count, separator) in counts.iter_mut().zip(SEPARATORS) {
                    *count += u32::from(byte == separator);
                }
            }
        }
    }
    let most = counts.iter().max().copied().unwrap_or_default();
    let found = counts.iter().zip(SEPARATORS).find(|(count, _)| **count == most);
    found.map_or(b',', |(_, separator)| separator)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_names_the_separator_is_no_row() {
        for (text, separator) in [
            ("sep=;\r\na;b,c\n", b';'),
            ("\u{feff}SEP=|\na|b\n", b'|'),
            ("\"sep=,\"\na;b,c;d\n", b','),
            ("sep=\t\na\tb\n", b'\t'),
        ] {
            let rows = of(text);
            assert_eq!((rows.separator, rows.lines_before), (separator, 1), "{text:?}");
            assert!(rows.text.starts_with('a'), "{text:?}");
        }
    }

    #[test]
    fn else_the_line_of_names_shows_it() {
        for (text, separator) in [
            ("title;date;pay\n\"a,b,c,d\";1;2\n", b';'),
            ("title\tdate\na,b,c\t1\n", b'\t'),
            ("title,date\na;b;c,1\n", b','),
            ("\"a;b;c\",date\n", b','),
            (";;\r\n;title;date\r\n", b';'),
            ("title\na;b\n", b','),
            ("separate,sep=\n", b','),
            ("", b','),
        ] {
            let rows = of(text);
            assert_eq!((rows.separator, rows.lines_before), (separator, 0), "{text:?}");
        }
    }
}
