//! What stands in the pages: texts and the company's facts from `locales/`, recruit posts from the content service, all in
//! one JSON value.

pub(crate) mod catalog;
pub(crate) mod history;
pub(crate) mod page_data;
pub(crate) mod page_data_builder;
pub(crate) mod recruit;
mod refusal;
pub(crate) mod sanitize;
pub(crate) mod validate;
pub(crate) mod visits;

#[cfg(test)]
mod contract_tests;

use crate::locale::Locale;

/// The codes of all languages, in which the company's facts may differ.
pub(crate) fn languages() -> Vec<&'static str> {
    Locale::ALL.into_iter().map(Locale::code).collect()
}
