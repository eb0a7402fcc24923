use futures::{FutureExt as _, future::BoxFuture, poll};
use tokio::time::advance;

use super::*;

fn stranger(text: &str) -> Caller {
    Caller::Stranger(Some(text.parse().unwrap()))
}

/// Asks for a turn, and returns what waits for it.
async fn asks(turns: &Arc<Turns>, caller: Caller) -> BoxFuture<'static, Result<Turn, Full>> {
    let turns = turns.clone();
    let mut waits = async move { turns.take(caller).await }.boxed();
    match poll!(&mut waits) {
        std::task::Poll::Ready(turn) => std::future::ready(turn).boxed(),
        std::task::Poll::Pending => waits,
    }
}

#[tokio::test]
async fn strangers_never_have_the_last_turn() {
    let turns = Turns::new(Room::Passwords, 2, 1, 2);
    let stranger_has = turns.take(stranger("192.0.2.1")).await.unwrap();
    let mut waits = asks(&turns, stranger("192.0.2.2")).await;
    assert!(poll!(&mut waits).is_pending());
    let known = turns.take(Caller::Known).now_or_never().unwrap().unwrap();
    // Known callers have every turn if they want.
    drop(stranger_has);
    let stranger_has = waits.now_or_never().unwrap().unwrap();
    drop(known);
    drop(stranger_has);
    let both = [
        turns.take(Caller::Known).await.unwrap(),
        turns.take(Caller::Known).await.unwrap(),
    ];
    let mut third = asks(&turns, Caller::Known).await;
    assert!(poll!(&mut third).is_pending());
    drop(both);
    assert!(third.now_or_never().unwrap().is_ok());
}

#[tokio::test]
async fn known_callers_go_first_and_then_who_has_tried_least() {
    let turns = Turns::new(Room::Passwords, 1, 1, 8);
    let held = turns.take(stranger("192.0.2.1")).await.unwrap();
    let again = asks(&turns, stranger("192.0.2.1")).await;
    let late = asks(&turns, stranger("192.0.2.2")).await;
    let known = asks(&turns, Caller::Known).await;
    drop(held);
    let turn = known.now_or_never().unwrap().unwrap();
    drop(turn);
    let turn = late.now_or_never().unwrap().unwrap();
    drop(turn);
    assert!(again.now_or_never().unwrap().is_ok());
}

#[tokio::test]
async fn who_guesses_makes_way_in_the_queue_for_who_has_not_tried() {
    let turns = Turns::new(Room::Passwords, 2, 1, 2);
    let _held = turns.take(stranger("192.0.2.1")).await.unwrap();
    let first = asks(&turns, stranger("192.0.2.1")).await;
    let second = asks(&turns, stranger("192.0.2.1")).await;
    // No one with as many attempts or more finds room.
    let none = asks(&turns, stranger("192.0.2.1")).await;
    assert_eq!(none.now_or_never().unwrap().err(), Some(Full));
    let mut person = asks(&turns, stranger("192.0.2.7")).await;
    assert!(poll!(&mut person).is_pending());
    assert_eq!(second.now_or_never().unwrap().err(), Some(Full));
    let mut first = first;
    assert!(poll!(&mut first).is_pending());
}

#[tokio::test]
async fn who_leaves_the_queue_takes_no_turn() {
    let turns = Turns::new(Room::Passwords, 1, 1, 4);
    let held = turns.take(stranger("192.0.2.1")).await.unwrap();
    let left = asks(&turns, stranger("192.0.2.2")).await;
    let stays = asks(&turns, stranger("192.0.2.2")).await;
    drop(left);
    drop(held);
    assert!(stays.now_or_never().unwrap().is_ok());
    let state = turns.state();
    assert_eq!((state.known, state.strangers, state.queue.len()), (0, 0, 0));
}

#[tokio::test(start_paused = true)]
async fn attempts_are_forgotten() {
    let mut state = State::default();
    let client = "192.0.2.1".parse().unwrap();
    assert_eq!([0; 3].map(|_| state.attempt(client)), [0, 1, 2]);
    advance(FORGOTTEN_AFTER * 2).await;
    assert_eq!(state.attempt(client), 1);
    advance(FORGOTTEN_AFTER * 100).await;
    assert_eq!(state.attempt(client), 0);
    for number in 0..CLEAN_UP_FROM as u128 {
        state.attempt(IpAddr::V6((number << 72).into()));
    }
    advance(FORGOTTEN_AFTER * 2).await;
    state.attempt(client);
    assert_eq!(state.lately.len(), 1, "clients without attempts are forgotten");
}

#[tokio::test]
async fn one_of_three_hundred_guessers_at_most_comes_before_a_person() {
    let turns = Turns::new(Room::Passwords, 2, 1, 8);
    let mut held = turns.take(stranger("192.0.2.1")).await.unwrap();
    let guessers =
        (0..300_u32).map(|number| Caller::Stranger(Some(IpAddr::V4((0x7f09_0000 + number).into()))));
    let guessers: Vec<_> = guessers.collect();
    // Each tries for the first time; those who find no room are turned away, and try again and again.
    for guesser in &guessers {
        drop(asks(&turns, *guesser).await);
    }
    for round in 0..4 {
        let mut waiting = Vec::new();
        for guesser in &guessers {
            waiting.push(asks(&turns, *guesser).await);
        }
        let mut person = asks(&turns, stranger(&format!("198.51.100.{round}"))).await;
        assert!(poll!(&mut person).is_pending());
        // The one whose turn it is ends, and the next is the person's.
        drop(held);
        held = person.now_or_never().unwrap().unwrap();
    }
}
