//! Hot swap: a new bundle takes over from the old one in one step, or not at all.
//!
//! A [`Generation`] is a renderer and whatever belongs to the same build (an asset manifest, texts). The
//! current one is read without a lock; a candidate goes live only after it has answered every [`Probe`]
//! well. Requests that hold the old generation finish on it.

use std::{fmt, sync::Arc};

use arc_swap::ArcSwap;
use thiserror::Error;

use crate::{
    error::RenderError,
    renderer::{RenderRequest, Rendered, Renderer},
};

/// A renderer and what belongs to the same build.
#[derive(Debug)]
pub struct Generation<A> {
    /// Renders the generation's bundle.
    pub renderer: Arc<dyn Renderer>,
    /// What must change in the same instant as the bundle.
    pub attachment: A,
}

/// A request that a candidate must answer well before it goes live. Probes also warm it.
#[derive(Clone, Debug)]
pub struct Probe {
    /// What is rendered.
    pub request: RenderRequest,
    /// The status that the answer must have.
    pub status: u16,
}

/// Judges the answer to a probe beyond its status; an error is a sentence on what is wrong.
pub type Check<'a> = &'a (dyn Fn(&Probe, &Rendered) -> Result<(), String> + Send + Sync);

/// Why a candidate did not go live.
#[derive(Debug, Error)]
pub enum SwapError {
    /// A probe could not be rendered.
    #[error("{url} ({locale}) does not render: {source}")]
    Render {
        /// URL of the probe.
        url: String,
        /// Locale of the probe.
        locale: String,
        /// Why.
        source: RenderError,
    },
    /// A probe was rendered, but not well.
    #[error("{url} ({locale}) renders badly: {reason}")]
    Check {
        /// URL of the probe.
        url: String,
        /// Locale of the probe.
        locale: String,
        /// What is wrong with it.
        reason: String,
    },
}

/// The current generation and the way to the next.
pub struct Generations<A> {
    current: ArcSwap<Generation<A>>,
    /// One swap at a time: the last to be asked for is the last to go live.
    swapping: tokio::sync::Mutex<()>,
}

impl<A: Send + Sync + 'static> Generations<A> {
    /// Starts with a first generation, unchecked: see [`Generations::verify`].
    pub fn new(first: Generation<A>) -> Self {
        Self {
            current: ArcSwap::from_pointee(first),
            swapping: tokio::sync::Mutex::new(()),
        }
    }

    /// The generation that is live. Hold it for one request, not longer: it keeps its engines alive.
    pub fn current(&self) -> Arc<Generation<A>> {
        self.current.load_full()
    }

    /// Renders every probe on a generation and checks the answers, one after the other.
    ///
    /// # Errors
    ///
    /// [`SwapError`] for the first probe that is not answered well.
    pub async fn verify(
        candidate: &Generation<A>,
        probes: &[Probe],
        check: Check<'_>,
    ) -> Result<(), SwapError> {
        for probe in probes {
            let request = probe.request.clone();
            let (url, locale) = (request.url.clone(), request.locale.clone());
            let rendered = match candidate.renderer.render(request).await {
                Ok(rendered) => rendered,
                Err(source) => return Err(SwapError::Render { url, locale, source }),
            };
            judge(probe, &rendered, check).map_err(|reason| SwapError::Check { url, locale, reason })?;
        }
        Ok(())
    }

    /// Verifies a candidate and makes it the current generation; the old one finishes what it has begun.
    ///
    /// # Errors
    ///
    /// [`SwapError`] when the candidate fails a probe: it is shut down and the old generation stays.
    pub async fn swap(
        &self,
        candidate: Generation<A>,
        probes: &[Probe],
        check: Check<'_>,
    ) -> Result<(), SwapError> {
        let _turn = self.swapping.lock().await;
        if let Err(error) = Self::verify(&candidate, probes, check).await {
            candidate.renderer.shutdown().await;
            return Err(error);
        }
        let old = self.current.swap(Arc::new(candidate));
        // Requests that read the old generation just before the swap may still hand it renders, so it is
        // not shut down here: its engines end when the last holder lets go of it.
        drop(old);
        Ok(())
    }
}

fn judge(probe: &Probe, rendered: &Rendered, check: Check<'_>) -> Result<(), String> {
    let status = rendered.output.status;
    if status != probe.status {
        return Err(format!("status is {status} instead of {}", probe.status));
    }
    check(probe, rendered)
}

impl<A> fmt::Debug for Generations<A> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Generations").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicBool, Ordering},
        time::Duration,
    };

    use async_trait::async_trait;

    use super::*;
    use crate::renderer::{Output, RenderData, Stats};

    #[derive(Debug, Default)]
    struct Fake {
        html: &'static str,
        stopped: AtomicBool,
    }

    #[async_trait]
    impl Renderer for Fake {
        async fn render(&self, request: RenderRequest) -> Result<Rendered, RenderError> {
            if self.html.is_empty() {
                return Err(RenderError::HeapLimit);
            }
            let status = if request.url == "/" { 200 } else { 404 };
            Ok(Rendered {
                output: Output {
                    status,
                    head: String::new(),
                    html: self.html.to_owned(),
                },
                queued: Duration::ZERO,
                rendering: Duration::ZERO,
            })
        }

        fn stats(&self) -> Stats {
            Stats::default()
        }

        async fn shutdown(&self) {
            self.stopped.store(true, Ordering::Relaxed);
        }
    }

    fn generation(html: &'static str) -> (Arc<Fake>, Generation<&'static str>) {
        let renderer = Arc::new(Fake {
            html,
            ..Fake::default()
        });
        (
            renderer.clone(),
            Generation {
                renderer,
                attachment: html,
            },
        )
    }

    fn probe(url: &str, status: u16) -> Probe {
        let data = RenderData::from_json_text("{}");
        Probe {
            request: RenderRequest {
                url: url.to_owned(),
                locale: "en".to_owned(),
                data,
            },
            status,
        }
    }

    fn mentions_old_or_new(_: &Probe, rendered: &Rendered) -> Result<(), String> {
        match rendered.output.html.as_str() {
            "old" | "new" => Ok(()),
            other => Err(format!("{other} is neither")),
        }
    }

    #[tokio::test]
    async fn a_good_candidate_goes_live_and_the_old_one_lives_while_held() {
        let generations = Generations::new(generation("old").1);
        let held = generations.current();

        generations
            .swap(
                generation("new").1,
                &[probe("/", 200), probe("/none", 404)],
                &mentions_old_or_new,
            )
            .await
            .unwrap();

        assert_eq!(generations.current().attachment, "new");
        assert_eq!(
            held.renderer
                .render(probe("/", 200).request)
                .await
                .unwrap()
                .output
                .html,
            "old"
        );
    }

    #[tokio::test]
    async fn a_candidate_that_fails_to_render_never_goes_live() {
        let generations = Generations::new(generation("old").1);
        let (fake, candidate) = generation("");

        let error = generations
            .swap(candidate, &[probe("/", 200)], &mentions_old_or_new)
            .await
            .unwrap_err();

        assert!(matches!(error, SwapError::Render { .. }), "{error}");
        assert_eq!(generations.current().attachment, "old");
        assert!(fake.stopped.load(Ordering::Relaxed));
    }

    #[tokio::test]
    async fn a_candidate_with_a_wrong_status_never_goes_live() {
        let generations = Generations::new(generation("old").1);

        let error = generations
            .swap(generation("new").1, &[probe("/", 404)], &mentions_old_or_new)
            .await
            .unwrap_err();

        assert!(
            error.to_string().contains("status is 200 instead of 404"),
            "{error}"
        );
        assert_eq!(generations.current().attachment, "old");
    }

    #[tokio::test]
    async fn a_candidate_that_fails_the_check_never_goes_live() {
        let generations = Generations::new(generation("old").1);

        let error = generations
            .swap(generation("odd").1, &[probe("/", 200)], &mentions_old_or_new)
            .await
            .unwrap_err();

        assert!(error.to_string().contains("odd is neither"), "{error}");
        assert_eq!(generations.current().attachment, "old");
    }
}
