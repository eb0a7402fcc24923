//! What stands in the pages: texts and the company's facts from `locales/`, recruit posts from the content service, all in
//! one JSON value.

pub(crate) mod catalog;
pub(crate) mod company;
pub(crate) mod history;
pub(crate) mod json_file;
pub(crate) mod page_data;
pub(crate) mod page_data_builder;
pub(crate) mod recruit;
mod refusal;
pub(crate) mod sanitize;
mod unique;
pub(crate) mod validate;

#[cfg(test)]
mod contract_tests;
