//! `check`: whether the site could be served with these settings, without serving it.

use std::{fmt, time::Duration};

use content_company::CompanyFacts;

use crate::{
    bootstrap::platform::{self, Platform},
    content::{languages, recruit::freshness::Health},
    http::tls::Certificates,
    locale::Locale,
    prerender::build::SiteBuildSource,
    render::engine::{Engine, RendererSource as _},
    settings::Settings,
    site::{pages::Pages, urls::PublicOrigin},
};

/// How long the content service has to respond.
const CONTENT_TIMEOUT: Duration = Duration::from_secs(5);

/// One thing that the check found, as one line of its output.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Finding {
    /// Keeps the site, or a part of it, from being served: the check fails.
    Problem(String),
    /// The site is served, but its owner should know before visitors come: the check passes.
    Warning(String),
}

impl fmt::Display for Finding {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(text) => write!(formatter, "problem: {text}"),
            Self::Warning(text) => write!(formatter, "warning: {text}"),
        }
    }
}

/// Checks everything and prints what it found, one finding a line, problems first.
///
/// # Errors
///
/// With the number of problems, if there are any. Mere warnings are no error.
pub(super) async fn run(settings: Settings) -> anyhow::Result<()> {
    let (problems, warnings): (Vec<_>, Vec<_>) = findings(&settings)
        .await
        .into_iter()
        .partition(|finding| matches!(finding, Finding::Problem(_)));
    for finding in problems.iter().chain(&warnings) {
        super::say(format_args!("{finding}"))?;
    }
    match (problems.len(), warnings.len()) {
        (0, 0) => super::say("no problems")?,
        (0, count) => super::say(format_args!("no problems, {count} warnings"))?,
        (count, _) => anyhow::bail!("{count} problems"),
    }
    Ok(())
}

/// What the owner should look at before visitors come.
fn warnings(settings: &Settings) -> Vec<String> {
    let facts = settings.site.files().map(|files| settings.site.facts(&files));
    let mut warnings: Vec<String> = settings.http.unnamed_proxy().into_iter().collect();
    // A file that cannot be read is one of the problems.
    let Ok(Ok(facts)) = facts.map(|file| CompanyFacts::load(file.read(), &languages())) else {
        return warnings;
    };
    let of_company = content_company::warnings(&facts).into_iter();
    warnings.extend(of_company.map(|warning| format!("company file: {warning}")));
    let support = &facts.in_language(Locale::DEFAULT.code()).email.support;
    if settings.site.security_contact.is_none() && support.is_none() {
        warnings.push(
            "no contact for weaknesses is named (--security-contact), so there is no security.txt".to_owned(),
        );
    }
    warnings
}

/// Everything that the check finds.
async fn findings(settings: &Settings) -> Vec<Finding> {
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
    let content = content(settings)
        .await
        .unwrap_or_else(|error| vec![Finding::Problem(format!("{error:#}"))]);
    problems
        .into_iter()
        .map(Finding::Problem)
        .chain(content)
        .chain(warnings(settings).into_iter().map(Finding::Warning))
        .collect()
}

/// What is wrong with texts, the company's facts, assets and the bundle.
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
    let awaited = listed.awaited().into_iter();
    problems.extend(
        awaited.map(|address| {
            format!("the file {address}, which pages show, is missing (npm run media makes it)")
        }),
    );
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

/// What is wrong with the content platform. The site's own service is started, asked and stopped.
async fn content(settings: &Settings) -> anyhow::Result<Vec<Finding>> {
    let files = settings.site.files()?;
    let platform =
        Platform::start(&settings.content, &settings.http, &settings.site.data_dir(&files)).await?;
    let feed = platform::feed(platform.client()?.as_ref(), &settings.content);
    let asked = async {
        let mut changes = feed.changes();
        while feed.health() != Health::Reachable {
            changes.next().await;
        }
    };
    let answered = tokio::time::timeout(CONTENT_TIMEOUT, asked).await.is_ok();
    let mut findings = Vec::new();
    if !answered {
        findings.push(Finding::Problem(
            "the content service does not respond".to_owned(),
        ));
    }
    for (locale, collection) in settings.content.recruit_collections.iter() {
        let demo = feed.posts(locale).await.demo_count();
        if demo > 0 {
            findings.push(Finding::Warning(format!(
                "visitors see {demo} demo posts of {collection}; remove them (server content remove), or take `demo` \
                 out of those that are real"
            )));
        }
    }
    drop(feed);
    platform.stop().await;
    Ok(findings)
}
