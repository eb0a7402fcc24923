//! What stands in the pages: texts from `locales/`, recruit posts from the content service, both in one JSON value.

pub mod catalog;
pub mod history;
pub mod page_data;
pub mod page_data_builder;
pub mod platform;
pub mod recruit;
pub mod sanitize;
pub mod validate;
