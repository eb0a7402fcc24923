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
}
