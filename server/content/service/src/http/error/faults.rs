//! Everything that is wrong with an input, so that a refusal names all of it.

use content_wire::error::FieldViolation;

use super::ApiError;

/// Gathers the fields that are wrong.
#[derive(Debug, Default)]
pub(in crate::http) struct Faults(Vec<FieldViolation>);

impl Faults {
    /// Takes a part of the input; `None` if it is wrong, which is kept for the refusal.
    ///
    /// # Errors
    /// Refusals for another reason end the reading at once.
    pub(in crate::http) fn take<T>(&mut self, part: Result<T, ApiError>) -> Result<Option<T>, ApiError> {
        match part {
            Ok(part) => Ok(Some(part)),
            Err(ApiError::Invalid(violations)) => {
                self.0.extend(violations);
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// The refusal of what was gathered.
    pub(in crate::http) fn into_error(self) -> ApiError {
        ApiError::Invalid(self.0)
    }
}

/// Two parts of an input, or everything that is wrong with either.
///
/// # Errors
/// The faults of both; a refusal for another reason comes by itself.
pub(in crate::http) fn both<A, B>(
    first: Result<A, ApiError>,
    second: Result<B, ApiError>,
) -> Result<(A, B), ApiError> {
    let mut faults = Faults::default();
    match (faults.take(first)?, faults.take(second)?) {
        (Some(first), Some(second)) => Ok((first, second)),
        _ => Err(faults.into_error()),
    }
}

/// Every entry of a list, or everything that is wrong with any.
///
/// # Errors
/// As [`both`].
pub(in crate::http) fn each<T>(parts: impl Iterator<Item = Result<T, ApiError>>) -> Result<Vec<T>, ApiError> {
    let mut faults = Faults::default();
    let mut found = Vec::new();
    for part in parts {
        found.extend(faults.take(part)?);
    }
    if faults.0.is_empty() {
        Ok(found)
    } else {
        Err(faults.into_error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_fault_is_kept_and_another_refusal_ends_the_reading() {
        let mut faults = Faults::default();
        assert_eq!(faults.take(Ok(1)).unwrap(), Some(1));
        for name in ["b", "a"] {
            let part: Result<(), _> = Err(ApiError::field(name, "is bad"));
            assert_eq!(faults.take(part).unwrap(), None);
        }
        assert!(faults.take(Err::<(), _>(ApiError::TooLarge)).is_err());
        let ApiError::Invalid(violations) = faults.into_error() else {
            unreachable!("what was gathered is invalid input")
        };
        let fields: Vec<_> = violations
            .iter()
            .map(|violation| violation.field.as_str())
            .collect();
        assert_eq!(fields, ["b", "a"]);
    }

    #[test]
    fn parts_are_there_together_or_each_fault_is_named() {
        let bad = |name: &str| Err::<u8, _>(ApiError::field(name, "is bad"));
        let faults = |error: ApiError| match error {
            ApiError::Invalid(violations) => violations.into_iter().map(|fault| fault.field).collect(),
            other => vec![other.to_string()],
        };
        assert_eq!(both(Ok(1), Ok("a")).unwrap(), (1, "a"));
        assert_eq!(
            faults(both(bad("b"), both(bad("c"), bad("a"))).unwrap_err()),
            ["b", "c", "a"]
        );
        assert_eq!(each([Ok(1), Ok(2)].into_iter()).unwrap(), [1, 2]);
        let parts = [Ok(1), bad("b"), Ok(2), bad("a")];
        assert_eq!(faults(each(parts.into_iter()).unwrap_err()), ["b", "a"]);
        let other = each([bad("b"), Err(ApiError::TooLarge)].into_iter()).unwrap_err();
        assert!(matches!(other, ApiError::TooLarge));
    }
}
