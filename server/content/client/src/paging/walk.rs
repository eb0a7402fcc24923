//! Walks a result page by page.

use std::future::Future;

use futures::{Stream, StreamExt as _, TryStreamExt as _, stream};

use super::{Page, Paging};
use crate::client::ContentClient;
use crate::error::ContentError;

/// A query whose result comes in pages.
pub trait PagedQuery: Clone + Send + Sync {
    /// What the pages hold.
    type Item: Send;

    /// The part to fetch.
    fn paging_mut(&mut self) -> &mut Paging;

    /// Fetches that part.
    ///
    /// # Errors
    /// Those of every data call.
    fn fetch(
        &self,
        client: &ContentClient,
    ) -> impl Future<Output = Result<Page<Self::Item>, ContentError>> + Send;
}

impl ContentClient {
    /// Reads the pages of a result one after the other, from the query's own part on. No page is fetched before it is
    /// wanted. The stream ends after the last page or the first error.
    ///
    /// A page may have fewer items than were requested, without being the last. One with more bytes than the client takes is
    /// requested again with half as many items, and so are those after it, down to one item.
    ///
    /// A result that is walked by position shifts when items come or go meanwhile; by cursor it does not.
    pub fn pages<Q: PagedQuery>(
        &self,
        query: Q,
    ) -> impl Stream<Item = Result<Page<Q::Item>, ContentError>> + Send {
        stream::try_unfold(Some(query), move |next| async move {
            let Some(mut query) = next else { return Ok(None) };
            let page = loop {
                match query.fetch(self).await {
                    Err(ContentError::ResponseTooLarge { .. }) if query.paging_mut().halve() => {}
                    fetched => break fetched?,
                }
            };
            let more = turn(query.paging_mut(), &page)?;
            Ok(Some((page, more.then_some(query))))
        })
    }

    /// Reads a result item by item, page after page; see [`ContentClient::pages`].
    pub fn stream<Q: PagedQuery>(
        &self,
        query: Q,
    ) -> impl Stream<Item = Result<Q::Item, ContentError>> + Send {
        self.pages(query)
            .map_ok(|page| stream::iter(page.items).map(Ok))
            .try_flatten()
    }
}

/// Moves on to the page after this one; `false` if there is none. A platform that announces a next page and then gives
/// nothing new must not keep us forever.
fn turn<T>(paging: &mut Paging, page: &Page<T>) -> Result<bool, ContentError> {
    if !page.paging.has_next {
        return Ok(false);
    }
    match paging {
        Paging::Offset { offset, .. } => {
            let read = u32::try_from(page.items.len()).unwrap_or(u32::MAX);
            *offset = offset.saturating_add(read);
            Ok(read > 0)
        }
        Paging::Cursor { cursor, .. } => {
            let next = page.paging.cursors.next.clone();
            if next.is_some() && next == *cursor {
                return Err(ContentError::System {
                    request_id: None,
                    cause: "the next page is the same page again".to_owned(),
                });
            }
            *cursor = next;
            Ok(cursor.is_some())
        }
    }
}
