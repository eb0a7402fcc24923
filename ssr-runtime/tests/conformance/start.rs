//! Bundles and programs that cannot be used are refused at the start.

use ssr_runtime::RenderError;

use crate::{
    bundles::fixture,
    engines::{Engine, limits, on_every_engine},
};

on_every_engine!(
    a_bundle_without_render_is_refused,
    a_damaged_bundle_is_refused,
    a_render_that_is_no_function_is_refused,
    a_syntax_error_is_refused,
    an_exception_at_the_top_level_is_refused,
    an_import_is_refused,
);

async fn refused(engine: Engine, name: &str, part: &str) {
    let error = engine.try_start(&fixture(name), limits()).await.unwrap_err();

    assert!(
        matches!(&error, RenderError::BadBundle { reason } if reason.contains(part)),
        "{error:?}"
    );
}

async fn a_bundle_without_render_is_refused(engine: Engine) {
    refused(
        engine,
        "exports-nothing",
        "does not export a function named render",
    )
    .await;
}

async fn a_damaged_bundle_is_refused(engine: Engine) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bundle.js");
    let whole = std::fs::read(fixture("page")).unwrap();
    for (damage, bytes) in [
        ("emptied", Vec::new()),
        ("half", whole[..whole.len() / 2].to_vec()),
        ("zeros", vec![0; whole.len()]),
        ("overwritten", [&whole[..], &[7; 100]].concat()),
    ] {
        std::fs::write(&path, bytes).unwrap();

        let error = engine.try_start(&path, limits()).await.unwrap_err();

        assert!(
            matches!(error, RenderError::BadBundle { .. }),
            "{damage}: {error:?}"
        );
    }
}

async fn a_render_that_is_no_function_is_refused(engine: Engine) {
    refused(
        engine,
        "exports-no-function",
        "does not export a function named render",
    )
    .await;
}

async fn a_syntax_error_is_refused(engine: Engine) {
    refused(engine, "syntax-error", "").await;
}

async fn an_exception_at_the_top_level_is_refused(engine: Engine) {
    refused(engine, "throws-at-top-level", "the top level throws").await;
}

async fn an_import_is_refused(engine: Engine) {
    refused(engine, "imports", "somewhere-else").await;
}

async fn start_sidecar(program: &str) -> RenderError {
    let builder = Engine::Sidecar.builder(&fixture("page")).unwrap();
    builder.deno(program).start().await.unwrap_err()
}

#[tokio::test]
async fn a_missing_program_is_named() {
    let error = start_sidecar("/nowhere/deno").await;

    assert!(
        matches!(&error, RenderError::Engine { reason } if reason.starts_with("cannot start /nowhere/deno: ")),
        "{error:?}"
    );
}

#[tokio::test]
async fn a_program_that_is_not_deno_is_named() {
    let error = start_sidecar("/bin/false").await;

    assert!(
        matches!(&error, RenderError::Engine { reason } if reason.contains("/bin/false does not run the host script")),
        "{error:?}"
    );
}
