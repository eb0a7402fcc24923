//! Names and describes what Prometheus reads.

use metrics::{Counter, Gauge, Histogram, Key, KeyName, Label, Level, Metadata, Recorder as _, Unit};
use metrics_exporter_prometheus::{
    BuildError, Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder,
};

/// Where the metrics are registered.
const TARGET: Metadata<'static> = Metadata::new("site", Level::INFO, None);

/// Takes the name, the description and the label of each metric.
pub(super) struct Registry(PrometheusRecorder);

impl Registry {
    /// A registry without a metric, whose histograms of times have these bounds in seconds.
    ///
    /// # Errors
    ///
    /// If there is no bound.
    pub(super) fn new(seconds: &[f64]) -> Result<Self, BuildError> {
        let builder = PrometheusBuilder::new();
        let builder = builder.set_buckets_for_metric(Matcher::Suffix("_seconds".into()), seconds)?;
        Ok(Self(builder.build_recorder()))
    }

    /// Writes what was registered.
    pub(super) fn handle(&self) -> PrometheusHandle {
        self.0.handle()
    }

    /// A counter.
    pub(super) fn counter(&self, name: &'static str, help: &'static str) -> Counter {
        self.0
            .describe_counter(KeyName::from_const_str(name), None, help.into());
        self.counter_of(&Key::from_static_name(name))
    }

    /// A counter for each value of a label.
    pub(super) fn counters<const N: usize>(
        &self,
        name: &'static str,
        help: &'static str,
        label: &'static str,
        values: [&'static str; N],
    ) -> [Counter; N] {
        self.0
            .describe_counter(KeyName::from_const_str(name), None, help.into());
        values.map(|value| self.counter_of(&labelled(name, label, value)))
    }

    fn counter_of(&self, key: &Key) -> Counter {
        let counter = self.0.register_counter(key, &TARGET);
        // Shown from the beginning: an alert cannot tell a counter that is missing from one that is not counted.
        counter.increment(0);
        counter
    }

    /// A gauge.
    pub(super) fn gauge(&self, name: &'static str, help: &'static str) -> Gauge {
        self.0
            .describe_gauge(KeyName::from_const_str(name), None, help.into());
        self.0.register_gauge(&Key::from_static_name(name), &TARGET)
    }

    /// A gauge for each value of a label.
    pub(super) fn gauges<const N: usize>(
        &self,
        name: &'static str,
        help: &'static str,
        label: &'static str,
        values: [&'static str; N],
    ) -> [Gauge; N] {
        self.0
            .describe_gauge(KeyName::from_const_str(name), None, help.into());
        values.map(|value| self.0.register_gauge(&labelled(name, label, value), &TARGET))
    }

    /// A histogram of seconds.
    pub(super) fn histogram(&self, name: &'static str, help: &'static str) -> Histogram {
        let name_of = KeyName::from_const_str(name);
        self.0
            .describe_histogram(name_of, Some(Unit::Seconds), help.into());
        self.0.register_histogram(&Key::from_static_name(name), &TARGET)
    }
}

fn labelled(name: &'static str, label: &'static str, value: &'static str) -> Key {
    Key::from_parts(name, vec![Label::from_static_parts(label, value)])
}
