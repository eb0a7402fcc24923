//! `check`: whether the site could be served with these settings, without serving it.

use std::{path::Path, time::Duration};

use anyhow::Context as _;

use crate::{
    assets::files::StaticFiles,
    content::{platform::Platform, recruit::feed::Health},
    http::tls::Certificates,
    locale::Locale,
    prerender::build::SiteBuildSource,
    render::engine::{Engine, RendererSource as _},
    settings::Settings,
    site::{pages::Pages, urls::PublicOrigin},
};

/// How long the content service has to respond.
const CONTENT_TIMEOUT: Duration = Duration::from_secs(5);

/// Checks everything and prints what is wrong, one problem a line.
///
/// # Errors
///
/// With the number of problems, if there are any.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    let problems = problems(&settings).await;
    for problem in &problems {
        super::say(format_args!("problem: {problem}"))?;
    }
    if problems.is_empty() {
        super::say("no problems")?;
        return Ok(());
    }
    anyhow::bail!("{} problems", problems.len())
}

/// Everything that is wrong; empty if the site can be served.
async fn problems(settings: &Settings) -> Vec<String> {
    let mut problems = Vec::new();
    if let (Some(chain), Some(key)) = (&settings.http.tls_certificate, &settings.http.tls_key)
        && let Err(error) = Certificates::load(chain.clone(), key.clone())
    {
        problems.push(format!("{error:#}"));
    }
    if settings.http.public_origin.is_none() {
        problems.push(
            "no public origin is set (--public-origin), so addresses would name this machine".to_owned(),
        );
    }
    problems.extend(
        build(settings)
            .await
            .unwrap_or_else(|error| vec![format!("{error:#}")]),
    );
    problems.extend(
        content(settings)
            .await
            .unwrap_or_else(|error| vec![format!("{error:#}")]),
    );
    problems
}

/// What is wrong with texts, assets and the bundle.
async fn build(settings: &Settings) -> anyhow::Result<Vec<String>> {
    let files = settings.site.files()?;
    let pages = Pages::load()?;
    let origin = PublicOrigin::of(settings.http.bind, settings.http.scheme());
    let builds = SiteBuildSource::new(settings, files.clone(), pages.clone(), origin);
    let build = builds.production()?;
    let listed = builds.static_files(&build)?;
    let mut problems: Vec<String> = listed
        .missing()
        .into_iter()
        .map(|address| format!("the asset {address} is missing"))
        .collect();
    for page in pages.iter() {
        for locale in build.page_data.locales(page) {
            let picture = format!("/share/{}-{}.png", page.id, Locale::code(*locale));
            if !listed.has(&picture) {
                problems.push(format!(
                    "the picture {picture}, shown with shared links, is missing"
                ));
            }
        }
    }
    problems.extend(media(&files.media(), &listed).unwrap_or_else(|error| vec![format!("{error:#}")]));
    let warm_up = build.warm_up(&pages)?;
    let engine = Engine::new(&settings.engine, &files, &settings.site.data_dir(&files));
    let renderer = engine.start(files.bundle(), warm_up.clone()).await?;
    for request in warm_up {
        let url = request.url.clone();
        if let Err(error) = crate::render::render(renderer.as_ref(), request).await {
            problems.push(format!("{url} does not render: {error}"));
        }
    }
    renderer.shutdown().await;
    Ok(problems)
}

/// Pictures, clips and downloads that pages show and that have no file. `list` is the client build's list of them.
fn media(list: &Path, listed: &StaticFiles) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(list).with_context(|| format!("{} cannot be read", list.display()))?;
    let addresses: Vec<String> =
        serde_json::from_str(&text).with_context(|| format!("{} is no list", list.display()))?;
    let missing = addresses.into_iter().filter(|address| !listed.has(address));
    Ok(missing
        .map(|address| format!("the file {address}, which pages show, is missing (npm run media makes it)"))
        .collect())
}

/// What is wrong with the content platform. The site's own service is started, asked and stopped.
async fn content(settings: &Settings) -> anyhow::Result<Vec<String>> {
    let files = settings.site.files()?;
    let platform = Platform::start(&settings.content, &settings.site.data_dir(&files)).await?;
    let feed = platform.feed(&settings.content)?;
    let asked = async {
        let mut changes = feed.changes();
        while feed.health() != Health::Reachable {
            changes.next().await;
        }
    };
    let answered = tokio::time::timeout(CONTENT_TIMEOUT, asked).await.is_ok();
    drop(feed);
    platform.stop().await;
    if answered {
        Ok(Vec::new())
    } else {
        Ok(vec!["the content service does not answer".to_owned()])
    }
}
