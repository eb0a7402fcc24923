//! Reads which part of a result is wanted, and describes the part that is given.

use serde_json::{Value, json};

use super::cursor;
use super::error::{ApiError, both};
use super::input::{self, Object};
use crate::query::Start;

/// Items on a page when the caller names no number, the platform's own figure.
pub(super) const LIMIT_DEFAULT: u32 = 50;
/// Most items on a page, the platform's own figure.
pub(super) const LIMIT_MAX: u32 = 1000;

/// The part of a result that is wanted, and the request that it is a result of.
pub(super) struct Paging {
    /// The request without its paging; that of the first page if the caller sent a cursor.
    pub(super) request: Object,
    pub(super) start: Start,
    pub(super) limit: u32,
    /// Whether the caller pages by cursors.
    pub(super) by_cursor: bool,
    pub(super) wants_total: bool,
    call: &'static str,
}

impl Paging {
    /// Reads the paging of a call. It is in the nested request, else in the body itself.
    pub(super) fn parse(call: &'static str, body: &Object) -> Result<Self, ApiError> {
        let (holder, prefix) = holder(body)?;
        let named = |name: &str| format!("{prefix}{name}");
        let (paging, cursor_paging) = both(
            object(holder.get("paging"), &named("paging")),
            object(holder.get("cursorPaging"), &named("cursorPaging")),
        )?;
        let (own, field) = if cursor_paging.is_some() {
            (cursor_paging, "cursorPaging")
        } else {
            (paging, "paging")
        };
        let number = |name: &str, default: u32, maximum: u32| {
            let value = own.and_then(|paging| paging.get(name));
            input::whole(value, &named(&format!("{field}.{name}")), default, maximum)
        };
        let offset = match cursor_paging {
            None => number("offset", 0, u32::MAX),
            Some(_) => Ok(0),
        };
        let limit = number("limit", LIMIT_DEFAULT, LIMIT_MAX);
        let ((limit, offset), wants_total) =
            both(both(limit, offset), input::flag(body, "returnTotalCount"))?;
        let mut paging = Self {
            request: without_paging(body),
            start: Start::Offset(offset),
            limit,
            by_cursor: cursor_paging.is_some(),
            wants_total: wants_total && cursor_paging.is_none(),
            call,
        };
        match cursor_paging.and_then(|paging| paging.get("cursor")) {
            None | Some(Value::Null) => {}
            Some(Value::String(text)) if text.is_empty() => {}
            Some(text) => paging.go_on(text, &named("cursorPaging.cursor"), body)?,
        }
        Ok(paging)
    }

    /// Takes request and place from a cursor. The cursor must be of the collection that the call names.
    fn go_on(&mut self, cursor: &Value, field: &str, body: &Object) -> Result<(), ApiError> {
        let (request, start) = cursor
            .as_str()
            .and_then(|cursor| cursor::decode(self.call, cursor))
            .filter(|(request, _)| {
                let named = body.get("dataCollectionId");
                named.is_none() || named == request.get("dataCollectionId")
            })
            .ok_or_else(|| cursor::refusal(field))?;
        self.request = request;
        self.start = start;
        Ok(())
    }

    /// The offset of the page; 0 on pages by cursor.
    pub(super) fn offset(&self) -> u32 {
        match self.start {
            Start::Offset(offset) => offset,
            Start::After(_) | Start::Before(_) => 0,
        }
    }

    /// Describes a page.
    pub(super) fn metadata(
        &self,
        count: usize,
        total: Option<i64>,
        next: Option<Start>,
        previous: Option<Start>,
    ) -> Value {
        let mut metadata = Object::new();
        metadata.insert("count".into(), json!(count));
        metadata.insert("tooManyToCount".into(), json!(false));
        metadata.insert("hasNext".into(), json!(next.is_some()));
        if self.by_cursor {
            let cursors: Object = [("next", next), ("prev", previous)]
                .into_iter()
                .filter_map(|(name, start)| {
                    let cursor = cursor::encode(self.call, &self.request, &start?);
                    Some((name.to_owned(), Value::String(cursor)))
                })
                .collect();
            metadata.insert("cursors".into(), Value::Object(cursors));
        } else {
            metadata.insert("offset".into(), json!(self.offset()));
            if let Some(next @ Start::After(_)) = next {
                // The page is shorter than its limit, so only a cursor says where the next one begins.
                let cursor = cursor::encode(self.call, &self.request, &next);
                metadata.insert("cursors".into(), json!({ "next": cursor }));
            }
        }
        if let Some(total) = total {
            metadata.insert("total".into(), json!(total));
        }
        Value::Object(metadata)
    }

    /// Cuts the page out of a result in memory and describes it.
    pub(super) fn cut<T>(&self, all: Vec<T>) -> (Vec<T>, Value) {
        let total = all.len();
        let offset = usize::try_from(self.offset()).unwrap_or(usize::MAX);
        let limit = usize::try_from(self.limit).unwrap_or(usize::MAX);
        let page: Vec<T> = all.into_iter().skip(offset).take(limit).collect();
        let end = offset.saturating_add(page.len());
        let at = |place: usize| u32::try_from(place).ok().map(Start::Offset);
        let next = if end < total { at(end) } else { None };
        let previous = if offset > 0 {
            at(offset.saturating_sub(limit))
        } else {
            None
        };
        let total = self.wants_total.then(|| i64::try_from(total).unwrap_or(i64::MAX));
        let metadata = self.metadata(page.len(), total, next, previous);
        (page, metadata)
    }
}

/// The request of a paging; without one that is right, what the body has of it is looked at.
pub(super) fn requested<'a>(paging: &'a Result<Paging, ApiError>, body: &'a Object) -> &'a Object {
    paging.as_ref().map_or(body, |paging| &paging.request)
}

/// Name under which callers may nest the request of a call.
const NEST: &str = "query";

/// The object that holds the request, and how its fields are named in refusals.
pub(super) fn holder(body: &Object) -> Result<(&Object, &'static str), ApiError> {
    match body.get(NEST) {
        Some(Value::Object(nested)) => Ok((nested, "query.")),
        Some(Value::Null) | None => Ok((body, "")),
        Some(_) => Err(ApiError::field(NEST, "must be an object")),
    }
}

fn object<'a>(value: Option<&'a Value>, field: &str) -> Result<Option<&'a Object>, ApiError> {
    match value {
        Some(Value::Object(object)) => Ok(Some(object)),
        Some(Value::Null) | None => Ok(None),
        Some(_) => Err(ApiError::field(field, "must be an object")),
    }
}

fn without_paging(body: &Object) -> Object {
    let mut request = body.clone();
    let holder = match request.get_mut(NEST) {
        Some(Value::Object(query)) => query,
        _ => &mut request,
    };
    holder.remove("paging");
    holder.remove("cursorPaging");
    request
}
