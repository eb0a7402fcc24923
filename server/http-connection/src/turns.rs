//! Turns of a connection's requests, so that one connection does not stand before all others.

use std::task::Poll;

use futures::poll;
use tokio::{sync::Mutex, task::yield_now};

/// Begins an answer in the turn of its connection, and ends it whenever it is ready. A connection has one turn in each round
/// of its thread: a hundred requests that come at once do not stand before those of other connections.
pub(crate) async fn in_turn<F: Future>(turns: &Mutex<()>, answer: F) -> F::Output {
    let mut answer = std::pin::pin!(answer);
    let begun = {
        let _turn = turns.lock().await;
        let begun = poll!(answer.as_mut());
        yield_now().await;
        begun
    };
    match begun {
        Poll::Ready(answer) => answer,
        Poll::Pending => answer.await,
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, rc::Rc};

    use tokio::task::{LocalSet, spawn_local};

    use super::*;

    #[tokio::test]
    async fn many_requests_of_one_connection_do_not_stand_before_those_of_another() {
        let begun = Rc::new(RefCell::new(Vec::new()));
        LocalSet::new()
            .run_until(async {
                let greedy = Rc::new(Mutex::new(()));
                let other = Rc::new(Mutex::new(()));
                let requests = (0..100)
                    .map(|_| (greedy.clone(), "greedy"))
                    .chain([(other, "other")]);
                let tasks: Vec<_> = requests
                    .map(|(turns, name)| {
                        let begun = begun.clone();
                        spawn_local(async move {
                            in_turn(&turns, async { begun.borrow_mut().push(name) }).await;
                        })
                    })
                    .collect();
                for task in tasks {
                    task.await.unwrap();
                }
            })
            .await;
        let begun = begun.borrow();
        assert_eq!(begun.len(), 101);
        let place = begun.iter().position(|name| *name == "other");
        assert!(place.unwrap() < 3, "{place:?}");
    }
}
