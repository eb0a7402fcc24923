//! A fuzz target.

use std::{fmt::Debug, path::Path};

use proptest::{
    strategy::Strategy,
    test_runner::{TestCaseResult, TestRunner},
};

use crate::{
    budget::{self, Plan},
    text,
};

/// Cases in `cargo test` where a target names no number.
const CASES: u32 = 256;

/// What is run on inputs at random. A check fails by a panic.
#[derive(Clone, Debug)]
pub struct Target {
    name: &'static str,
    corpus: Vec<String>,
    words: Vec<&'static str>,
    cases: u32,
}

impl Target {
    /// A target with the corpus `fuzz/<name>.jsonl` in the folder of its crate, which is `env!("CARGO_MANIFEST_DIR")`; each line is
    /// an input, as a JSON string or, for inputs that are JSON, as it is. Without a file there is no corpus.
    ///
    /// # Panics
    ///
    /// If a line of the corpus is no JSON.
    pub fn new(name: &'static str, crate_folder: &str) -> Self {
        let file = Path::new(crate_folder).join("fuzz").join(format!("{name}.jsonl"));
        let lines = std::fs::read_to_string(&file).unwrap_or_default();
        let corpus: Result<Vec<String>, _> = lines.lines().map(entry).collect();
        assert!(corpus.is_ok(), "{}: {corpus:?}", file.display());
        Self {
            name,
            corpus: corpus.unwrap_or_default(),
            words: Vec::new(),
            cases: CASES,
        }
    }

    /// Makes texts of these words too.
    #[must_use]
    pub fn words(mut self, words: &[&'static str]) -> Self {
        self.words = words.to_vec();
        self
    }

    /// Runs so many cases in `cargo test`.
    #[must_use]
    pub fn cases(mut self, cases: u32) -> Self {
        self.cases = cases;
        self
    }

    /// Texts made of the corpus and the words, as a part of other inputs.
    pub fn text(&self) -> impl Strategy<Value = String> + use<> {
        text::texts(&self.corpus, &self.words)
    }

    /// Runs a check on every text of the corpus, then on texts made of them.
    ///
    /// # Panics
    ///
    /// If the check does.
    pub fn texts(&self, check: impl Fn(&str)) {
        for text in &self.corpus {
            check(text);
        }
        self.values(self.text(), |text| check(text));
    }

    /// Runs a check on values made at random.
    ///
    /// # Panics
    ///
    /// If the check does; the message has the smallest input that was found, and how to repeat the run.
    pub fn values<S: Strategy>(&self, strategy: S, check: impl Fn(&S::Value))
    where
        S::Value: Debug,
    {
        let plan = Plan::of_environment(self.cases);
        let (batches, failure) = run(plan, &strategy, check);
        if let Some((seed, cause)) = failure {
            let name = self.name;
            assert!(cause.is_empty(), "fuzz target {name}, FUZZ_SEED={seed}: {cause}");
        }
        self.report(plan, batches);
    }

    #[expect(clippy::print_stderr, reason = "the output of a test, shown by `make fuzz`")]
    fn report(&self, plan: Plan, batches: u64) {
        eprintln!(
            "fuzz target {}: {batches} batches from seed {}",
            self.name, plan.seed
        );
    }
}

fn entry(line: &str) -> serde_json::Result<String> {
    Ok(match serde_json::from_str(line)? {
        serde_json::Value::String(text) => text,
        _ => line.to_owned(),
    })
}

/// How many batches ran, and what failed under which seed.
fn run<S: Strategy>(plan: Plan, strategy: &S, check: impl Fn(&S::Value)) -> (u64, Option<(u64, String)>) {
    let mut batches = 0;
    while let Some(cases) = plan.next(batches) {
        let seed = plan.seed.wrapping_add(batches);
        let mut runner = TestRunner::new_with_rng(budget::config(cases), budget::rng(seed));
        let result = runner.run(strategy, |value| -> TestCaseResult {
            check(&value);
            Ok(())
        });
        if let Err(failure) = result {
            return (batches, Some((seed, failure.to_string())));
        }
        batches += 1;
    }
    (batches, None)
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    fn target() -> Target {
        Target::new("example", env!("CARGO_MANIFEST_DIR")).words(&["{", "}"])
    }

    #[test]
    fn the_corpus_comes_first_and_is_read_as_json() {
        let seen = RefCell::new(Vec::new());
        target().texts(|text| seen.borrow_mut().push(text.to_owned()));
        let seen = seen.into_inner();
        assert_eq!(seen[..2], ["a\nb".to_owned(), "{\"c\": 1}".to_owned()]);
        assert_eq!(seen.len(), 2 + 256);
    }

    #[test]
    fn the_same_seed_makes_the_same_inputs() {
        let inputs = |seed| {
            let seen = RefCell::new(Vec::new());
            let plan = Plan {
                budget: budget::Budget::Cases(50),
                seed,
            };
            let (batches, failure) = run(plan, &target().text(), |text| {
                seen.borrow_mut().push(text.clone());
            });
            assert_eq!((batches, failure), (1, None));
            seen.into_inner()
        };
        assert_eq!(inputs(1), inputs(1));
        assert_ne!(inputs(1), inputs(2));
    }

    #[test]
    #[should_panic(expected = "FUZZ_SEED=0")]
    fn a_failed_check_names_the_seed() {
        target().values(0u8..=255, |value| assert!(*value < 100, "too large"));
    }

    #[test]
    fn a_failure_is_made_small() {
        let plan = Plan {
            budget: budget::Budget::Cases(256),
            seed: 3,
        };
        let (_, failure) = run(plan, &(0u32..1000), |value| assert!(*value < 100));
        assert!(failure.unwrap().1.contains("minimal failing input: 100"));
    }
}
