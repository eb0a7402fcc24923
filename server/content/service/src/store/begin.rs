//! How every transaction begins.

use sqlx::{Any, AnyPool, Transaction};

/// Begins a transaction, to the end also where the caller is gone meanwhile, as a client that hangs up: sqlx 0.9.0 gives a
/// PostgreSQL connection whose `BEGIN` was left back to its pool within that transaction, which takes what others do there
/// for its own (issue 4393 of sqlx).
///
/// # Errors
/// That of the database, or that it is being closed.
#[expect(clippy::disallowed_methods, reason = "it is what they are to be begun by")]
pub(super) async fn begin(
    pool: &AnyPool,
    statement: &'static str,
) -> sqlx::Result<Transaction<'static, Any>> {
    let pool = pool.clone();
    let beginning = tokio::spawn(async move { pool.begin_with(statement).await });
    beginning.await.unwrap_or(Err(sqlx::Error::PoolClosed))
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use serde_json::Map;

    use super::super::test_stores::{RUNTIME, STORES, fill};
    use super::super::{Fit, Store};

    /// Goes some steps towards a view, and leaves.
    async fn leave(store: &Store, steps: usize) {
        let mut view = pin!(store.view());
        for _ in 0..steps {
            if futures::poll!(view.as_mut()).is_ready() {
                return;
            }
            tokio::task::yield_now().await;
        }
    }

    #[test]
    fn a_transaction_that_was_left_while_it_began_takes_nothing_of_others() {
        let stores = &STORES.all;
        RUNTIME.block_on(async {
            for store in stores {
                let collection = "beginnings that were left";
                fill(store, collection, &[]).await;
                for steps in 0..40 {
                    leave(store, steps).await;
                    for _ in 0..4 {
                        let mut edit = store.edit(collection, "test").await.unwrap();
                        edit.insert(None, Fit::of(Map::new()).unwrap(), None)
                            .await
                            .unwrap();
                        edit.commit().await.unwrap();
                    }
                }
                let mut view = store.view().await.unwrap();
                let count: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM items WHERE collection = $1")
                    .bind(collection)
                    .fetch_one(&mut *view)
                    .await
                    .unwrap();
                assert_eq!(count, 160);
            }
        });
    }
}
