//! Texts at random: pieces of a vocabulary in a row, or an entry of the corpus with some changes.

use proptest::{prelude::*, sample::Index};

/// One change of a text.
#[derive(Clone, Debug)]
enum Edit {
    /// A piece comes in.
    Insert(String),
    /// So many characters go.
    Delete(usize),
    /// A part comes once more.
    Repeat(usize),
    /// The text ends here.
    Cut,
}

/// Texts made of `corpus` and `words`.
pub(crate) fn texts(corpus: &[String], words: &[&'static str]) -> BoxedStrategy<String> {
    let pieces = piece(words);
    let rows = prop::collection::vec(pieces.clone(), 0..24).prop_map(|pieces| pieces.concat());
    if corpus.is_empty() {
        return rows.boxed();
    }
    let edit = prop_oneof![
        3 => pieces.prop_map(Edit::Insert),
        2 => (1usize..12).prop_map(Edit::Delete),
        1 => (1usize..12).prop_map(Edit::Repeat),
        1 => Just(Edit::Cut),
    ];
    let edits = prop::collection::vec((any::<Index>(), edit), 0..6);
    let changed = (prop::sample::select(corpus.to_vec()), edits).prop_map(|(text, edits)| {
        edits
            .iter()
            .fold(text, |text, (place, edit)| apply(&text, *place, edit))
    });
    prop_oneof![1 => rows, 2 => changed].boxed()
}

fn piece(words: &[&'static str]) -> BoxedStrategy<String> {
    let chance = prop_oneof![
        any::<char>().prop_map(String::from),
        "[ -~]{0,4}",
        "[0-9]{1,24}",
        // What is cut, folded or escaped wrongly most often.
        prop::sample::select(vec![
            "\0",
            "\r\n",
            "\t",
            "\u{7f}",
            "\u{85}",
            "\u{2028}",
            "\u{feff}",
            "\u{202e}",
            "İ",
            "ß",
            "é",
            "e\u{301}",
            "音",
            "🎵",
            "-1",
            "1e400",
            "18446744073709551616",
        ])
        .prop_map(str::to_owned),
    ];
    if words.is_empty() {
        return chance.boxed();
    }
    prop_oneof![3 => prop::sample::select(words.to_vec()).prop_map(str::to_owned), 1 => chance].boxed()
}

fn apply(text: &str, place: Index, edit: &Edit) -> String {
    let length = text.chars().count();
    let place = place.index(length + 1);
    let part = |from: usize, count: usize| text.chars().skip(from).take(count).collect::<String>();
    let (head, tail) = (part(0, place), part(place, length));
    match edit {
        Edit::Insert(piece) => head + piece + &tail,
        Edit::Delete(count) => head + &part(place + count, length),
        Edit::Repeat(count) => head + &part(place, *count) + &tail,
        Edit::Cut => head,
    }
}

#[cfg(test)]
mod tests {
    use proptest::test_runner::TestRunner;

    use super::*;

    #[test]
    fn an_edit_changes_whole_characters() {
        let mut runner = TestRunner::deterministic();
        let result = runner.run(&any::<Index>(), |place| {
            for edit in [
                Edit::Insert("音".into()),
                Edit::Delete(2),
                Edit::Repeat(2),
                Edit::Cut,
            ] {
                let changed = apply("aé🎵", place, &edit);
                prop_assert!(changed.chars().all(|c| "aé🎵音".contains(c)), "{changed}");
                prop_assert_eq!(apply("", place, &Edit::Delete(3)), "");
            }
            Ok(())
        });
        assert!(result.is_ok(), "{result:?}");
    }
}
