//! Codes short enough to type.

/// Codes are below this: six digits.
const CODE_BOUND: u32 = 1_000_000;

/// A new code of six digits.
pub(crate) fn random() -> String {
    format!("{:06}", rand::random_range(0..CODE_BOUND))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn codes_have_their_length_and_differ() {
        let codes: HashSet<String> = (0..100).map(|_| random()).collect();
        assert!(codes.len() > 90);
        assert!(
            codes
                .iter()
                .all(|code| code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit()))
        );
    }
}
