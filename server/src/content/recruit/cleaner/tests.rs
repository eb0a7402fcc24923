//! Texts that are cleaned, kept, and too long.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::*;

fn texts(first: &str) -> Texts {
    [first.to_owned(), String::new(), String::new()]
}

/// A cleaner that changes nothing, and how often it was called.
fn counting() -> (Cleaner, Arc<AtomicUsize>) {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = calls.clone();
    let clean = move |text: &str| {
        counted.fetch_add(1, Ordering::SeqCst);
        text.to_owned()
    };
    (Cleaner::new(Arc::new(clean), TIME_MAX), calls)
}

#[test]
fn an_item_without_data_is_news_until_it_is_told_and_again_after_it_was_good() {
    let (mut first, mut second, mut third, mut fourth) =
        (Kept::default(), Kept::default(), Kept::default(), Kept::default());
    assert!(first.is_news("a", &Kept::default()));
    assert!(
        !first.is_news("a", &Kept::default()),
        "an item may be on two pages"
    );
    assert!(!second.is_news("a", &first));
    assert!(second.is_news("b", &first));
    assert!(!third.is_news("b", &second), "`a` is good now");
    assert!(fourth.is_news("a", &third));
}

#[tokio::test]
async fn a_text_that_stays_is_cleaned_once_and_one_that_goes_is_forgotten() {
    let (cleaner, calls) = counting();
    let mut last = Kept::default();
    for (post, expected_calls) in [("a", 3), ("a", 3), ("b", 6), ("b", 6), ("a", 9)] {
        let mut kept = Kept::default();
        // The second one is another post with the same texts.
        for _ in 0..2 {
            let result = cleaner.clean(texts(post), &last, &mut kept).await;
            assert_eq!(*result.unwrap(), texts(post));
        }
        assert_eq!(
            (calls.load(Ordering::SeqCst), kept.texts.len()),
            (expected_calls, 1)
        );
        last = kept;
    }
}

#[tokio::test]
async fn a_text_beyond_a_limit_is_refused_uncleaned() {
    let (cleaner, calls) = counting();
    let (last, mut kept) = (Kept::default(), Kept::default());
    let deep = texts(&"<ul><li>".repeat(55_000));
    for _ in 0..2 {
        let result = cleaner.clean(deep.clone(), &last, &mut kept).await;
        assert_eq!(result, Err(SkipReason::Limit(HtmlLimit::Depth)));
    }
    assert_eq!(calls.load(Ordering::SeqCst), 0);
}

/// A cleaner that waits for a word before each text, and where the word is given.
fn held(time_max: Duration) -> (Cleaner, mpsc::Sender<()>) {
    let (word, heard) = mpsc::channel();
    let heard = std::sync::Mutex::new(heard);
    let clean = move |text: &str| {
        let _ = heard.lock().unwrap().recv();
        text.to_owned()
    };
    (Cleaner::new(Arc::new(clean), time_max), word)
}

#[tokio::test]
async fn what_else_the_thread_of_the_caller_does_goes_on_while_a_post_is_cleaned() {
    let (cleaner, word) = held(Duration::MAX);
    let (last, mut kept) = (Kept::default(), Kept::default());
    let elsewhere = async {
        for _ in 0..3 {
            tokio::task::yield_now().await;
            word.send(()).unwrap();
        }
    };
    let (result, ()) = futures::join!(cleaner.clean(texts("a"), &last, &mut kept), elsewhere);
    assert_eq!(*result.unwrap(), texts("a"));
}

#[tokio::test]
async fn a_post_that_takes_too_long_is_left_and_the_next_one_is_cleaned() {
    let (cleaner, word) = held(Duration::from_millis(1));
    let (last, mut kept) = (Kept::default(), Kept::default());
    for _ in 0..2 {
        let result = cleaner.clean(texts("a"), &last, &mut kept).await;
        assert_eq!(result, Err(SkipReason::Time));
    }
    drop(word);
    let cleaner = Cleaner {
        time_max: Duration::MAX,
        ..cleaner
    };
    let result = cleaner.clean(texts("b"), &last, &mut kept).await;
    assert_eq!(*result.unwrap(), texts("b"));
}

#[tokio::test]
async fn a_server_that_ends_does_not_wait_for_the_post_that_is_cleaned() {
    let (cleaner, word) = held(Duration::MAX);
    let (last, mut kept) = (Kept::default(), Kept::default());
    let mut cleaning = Box::pin(cleaner.clean(texts("a"), &last, &mut kept));
    assert!(futures::poll!(&mut cleaning).is_pending());
    drop(cleaning);
    drop(cleaner);
    // The thread goes on only now.
    drop(word);
}

#[test]
fn texts_that_end_elsewhere_have_another_digest() {
    let parts = |a: &str, b: &str| [a.to_owned(), b.to_owned(), String::new()];
    assert_ne!(digest(&parts("ab", "c")), digest(&parts("a", "bc")));
}
