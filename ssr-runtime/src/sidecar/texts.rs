//! Which data texts a process already has.

use crate::request::RenderData;

/// Texts that a process keeps at most: several times a site's pages times its languages.
const MAX_TEXTS: usize = 128;

/// The data texts that a process keeps, in the order of their numbers.
#[derive(Debug)]
pub(super) struct KnownTexts {
    texts: Vec<RenderData>,
    bytes: usize,
    max_bytes: usize,
}

impl KnownTexts {
    /// Keeps texts of `max_bytes` in sum at most.
    pub(super) fn new(max_bytes: usize) -> Self {
        Self {
            texts: Vec::new(),
            bytes: 0,
            max_bytes,
        }
    }

    /// The number of a text, and whether the process must be told the text first.
    ///
    /// Number zero comes anew when the list is full: the process then forgets all others.
    pub(super) fn number(&mut self, data: &RenderData) -> (usize, bool) {
        let known = self
            .texts
            .iter()
            .position(|text| text.same_instance(data) || text == data);
        if let Some(number) = known {
            return (number, false);
        }
        let length = data.as_str().len();
        if self.texts.len() == MAX_TEXTS || self.bytes + length > self.max_bytes {
            self.texts.clear();
            self.bytes = 0;
        }
        self.bytes += length;
        self.texts.push(data.clone());
        (self.texts.len() - 1, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: &(impl ToString + ?Sized)) -> RenderData {
        RenderData::from_json_text(value.to_string())
    }

    #[test]
    fn a_text_is_sent_once_even_if_it_is_another_instance() {
        let mut known = KnownTexts::new(1000);
        let first = text("{}");

        assert_eq!(known.number(&first), (0, true));
        assert_eq!(known.number(&text("[]")), (1, true));
        assert_eq!(known.number(&first.clone()), (0, false));
        assert_eq!(known.number(&text("[]")), (1, false));
    }

    #[test]
    fn a_full_list_starts_anew() {
        let mut known = KnownTexts::new(usize::MAX);
        for number in 0..MAX_TEXTS {
            assert_eq!(known.number(&text(&number)), (number, true));
        }

        assert_eq!(known.number(&text("one more")), (0, true));
        assert_eq!(known.number(&text(&0)), (1, true));
    }

    #[test]
    fn many_bytes_fill_the_list_too() {
        let mut known = KnownTexts::new(10);
        known.number(&text("123456"));

        assert_eq!(known.number(&text("12345")), (0, true));
        assert_eq!(known.number(&text("1234")), (1, true));
    }
}
