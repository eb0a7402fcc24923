//! What stands in the pages: texts and the company's facts from `locales/`, recruit posts from the content service, all in
//! one JSON value.

pub mod catalog;
pub mod company;
pub mod history;
pub mod json_file;
pub mod page_data;
pub mod page_data_builder;
pub mod recruit;
pub mod sanitize;
pub mod validate;

#[cfg(test)]
mod contract_tests;
