//! What a bundle sees of its host.

use std::collections::{BTreeSet, HashMap};

use crate::engines::{Engine, limits, on_every_engine, request};

on_every_engine!(a_bundle_sees_bare_ecmascript);

async fn a_bundle_sees_bare_ecmascript(engine: Engine) {
    let renderer = engine.start("environment", limits()).await;

    let page = renderer.render(request("/")).await.unwrap();

    let types: HashMap<String, String> = serde_json::from_str(&page.output.html).unwrap();
    let present: BTreeSet<_> = types
        .iter()
        .filter(|(_, kind)| *kind != "undefined")
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(present, BTreeSet::from(["Intl", "console", "queueMicrotask"]));
    assert!(types.len() > 15);
}
