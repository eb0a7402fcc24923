//! `URL` and `URLSearchParams`, which isolates have of this crate and sidecars of Deno.

use crate::{
    bundles::fixture,
    engines::{Engine, limits, on_every_engine, request},
};

on_every_engine!(
    a_table_of_cases_leads_to_the_same_as_in_deno,
    a_url_of_the_module_lives_on,
);

async fn table(engine: Engine) -> Vec<String> {
    let renderer = engine.start_streams(&fixture("urls"), limits()).await;
    let page = renderer.render(request("/table")).await.unwrap();
    page.output.html.lines().map(str::to_owned).collect()
}

async fn a_table_of_cases_leads_to_the_same_as_in_deno(engine: Engine) {
    let (lines, expected) = futures::join!(table(engine), table(Engine::Sidecar));

    assert!(lines.len() > 200, "{}", lines.len());
    assert!(
        lines[16].contains(r#""http://host/a?b#c","http://host","http:""#),
        "{}",
        lines[16]
    );
    for (line, expected) in lines.iter().zip(&expected) {
        assert_eq!(line, expected);
    }
    assert_eq!(lines.len(), expected.len());
}

async fn a_url_of_the_module_lives_on(engine: Engine) {
    let renderer = engine.start_streams(&fixture("urls"), limits()).await;

    let page = renderer.render(request("/é")).await.unwrap();

    // A snapshot was warmed up with one page.
    let href = page.output.html.replace("b=%2Fok&", "");
    assert_eq!(href, "http://host/kept?a=1&b=%2F%C3%A9");
}
