//! Building filters step by step, with the meaning that the platform's own builder gives to each step.

use serde_json::Value;

use super::Filter;

/// Steps that narrow down what is found. A [`Filter`] has them, and so has everything that filters.
///
/// Steps in a row must all hold. A value is anything JSON; dates are written with [`crate::encode_date`].
pub trait Conditions: Sized {
    /// The filter built so far.
    fn conditions(&mut self) -> &mut Filter;

    /// The field equals the value, same type and same case; a list has an element that does. Null: it is null or missing.
    #[must_use]
    fn eq(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Eq(field.into(), value.into()))
    }

    /// The field differs from the value; no element of a list equals it. Null: it is neither null nor missing.
    #[must_use]
    fn ne(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Ne(field.into(), value.into()))
    }

    /// The field is greater than or equal to the value and of the same type.
    #[must_use]
    fn ge(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Ge(field.into(), value.into()))
    }

    /// The field is greater than the value and of the same type.
    #[must_use]
    fn gt(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Gt(field.into(), value.into()))
    }

    /// The field is less than or equal to the value and of the same type.
    #[must_use]
    fn le(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Le(field.into(), value.into()))
    }

    /// The field is less than the value and of the same type.
    #[must_use]
    fn lt(self, field: impl Into<String>, value: impl Into<Value>) -> Self {
        self.and(Filter::Lt(field.into(), value.into()))
    }

    /// The text starts with the value, whatever the case.
    #[must_use]
    fn starts_with(self, field: impl Into<String>, text: impl Into<String>) -> Self {
        self.and(Filter::StartsWith(field.into(), text.into()))
    }

    /// The text ends with the value, whatever the case.
    #[must_use]
    fn ends_with(self, field: impl Into<String>, text: impl Into<String>) -> Self {
        self.and(Filter::EndsWith(field.into(), text.into()))
    }

    /// The text contains the value, whatever the case.
    #[must_use]
    fn contains(self, field: impl Into<String>, text: impl Into<String>) -> Self {
        self.and(Filter::Contains(field.into(), text.into()))
    }

    /// The field, or an element of its list, is one of the values.
    #[must_use]
    fn has_some(self, field: impl Into<String>, values: Vec<Value>) -> Self {
        self.and(Filter::HasSome(field.into(), values))
    }

    /// Every one of the values is in the field's list.
    #[must_use]
    fn has_all(self, field: impl Into<String>, values: Vec<Value>) -> Self {
        self.and(Filter::HasAll(field.into(), values))
    }

    /// The field equals one of the values; the platform's `in`.
    #[must_use]
    fn one_of(self, field: impl Into<String>, values: Vec<Value>) -> Self {
        self.and(Filter::In(field.into(), values))
    }

    /// The field is present.
    #[must_use]
    fn exists(self, field: impl Into<String>) -> Self {
        self.and(Filter::Exists(field.into(), true))
    }

    /// What was built so far holds, and the other filter too.
    #[must_use]
    fn and(mut self, other: Filter) -> Self {
        let slot = self.conditions();
        let required = |filter| match filter {
            Filter::And(filters) => filters,
            other => vec![other],
        };
        let mut all = required(std::mem::take(slot));
        all.extend(required(other));
        *slot = match all.len() {
            1 => all.remove(0),
            _ => Filter::And(all),
        };
        self
    }

    /// What was built so far holds, or the other filter does. An empty side gives the other one.
    #[must_use]
    fn or(mut self, other: Filter) -> Self {
        let slot = self.conditions();
        let built = std::mem::take(slot);
        *slot = match (built.is_empty(), other.is_empty()) {
            (true, _) => other,
            (_, true) => built,
            _ => {
                let alternatives = |filter| match filter {
                    Filter::Or(filters) => filters,
                    other => vec![other],
                };
                let mut all = alternatives(built);
                all.extend(alternatives(other));
                Filter::Or(all)
            }
        };
        self
    }

    /// The other filter does not hold. **What was built so far is dropped**, as the platform's own builder does it; to
    /// keep it, write `.and(Filter::default().not(other))`. Twice not is the filter itself.
    #[must_use]
    fn not(mut self, other: Filter) -> Self {
        *self.conditions() = match other {
            Filter::Not(inner) => *inner,
            other => Filter::Not(Box::new(other)),
        };
        self
    }
}

impl Conditions for Filter {
    fn conditions(&mut self) -> &mut Filter {
        self
    }
}
