//! The page of a draft: made as the page of a post is, without scripts. Neither the page cache nor what is derived from the
//! content knows of it.

use url::Url;

use super::{cache::PrerenderError, live_site::LiveSite, rendering};
use crate::{
    content::{page_data_builder::Extra, recruit::RecruitPost},
    locale::Locale,
    site::address::PageAddress,
};

/// What the head has besides: no search engine lists the page, and its links open beside it.
const HEAD: &str = "<meta name=\"robots\" content=\"noindex\"><base target=\"_blank\">";

/// The document of a position with this post in the place of its own.
///
/// # Errors
///
/// If it cannot be rendered.
pub(crate) async fn document_of(
    site: &LiveSite,
    locale: Locale,
    post: &RecruitPost,
) -> Result<String, PrerenderError> {
    let release = site.release.current();
    let page = site.pages.position();
    let path = site.pages.position_path(&post.id);
    let builder = &release.build.page_data;
    // As if the draft were published: in its own language, and in those in which the position is open.
    let published = release.build.cache.page(&path);
    let mut locales = builder.recruit_locales.clone();
    locales
        .retain(|each| *each == locale || published.as_ref().is_some_and(|page| page.locales.contains(each)));
    let posts = site.recruit.posts(locale).await;
    let extra = Extra::Draft { posts: &posts, post };
    let page_data = builder.serialize(page, &path, locale, &locales, extra)?;
    let address = PageAddress { path: &path, locale };
    let tags = format!("{HEAD}{}", release.build.tags.styles(page));
    let document = rendering::render(&release, &site.metrics, address, &page_data, &tags).await?;
    Ok(idle(&document.html))
}

/// Takes the addresses out of links that act in the place of leading to a page, such as the one that begins an application by
/// mail: in a preview they stand there and do nothing.
fn idle(html: &str) -> String {
    const LINK: &str = " href=\"";
    const IDLE: &str = " role=\"link\" aria-disabled=\"true\" data-href=\"";
    let mut parts = html.split(LINK);
    let mut idle = parts.next().unwrap_or_default().to_owned();
    let mut is_in_tag = is_in_tag_after(&idle, false);
    for part in parts {
        let address = part.split('"').next().unwrap_or_default();
        let acts = || Url::parse(address).is_ok_and(|url| !matches!(url.scheme(), "http" | "https"));
        idle += if is_in_tag && acts() { IDLE } else { LINK };
        idle += part;
        is_in_tag = is_in_tag_after(part, is_in_tag);
    }
    idle
}

/// Whether what comes after some markup is in a tag. Both the engine and the sanitiser escape these signs in texts.
fn is_in_tag_after(markup: &str, before: bool) -> bool {
    let sign = markup
        .rfind(['<', '>'])
        .and_then(|place| markup.as_bytes().get(place));
    sign.map_or(before, |sign| *sign == b'<')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_that_act_do_nothing_and_those_that_lead_on_stay() {
        for (html, expected) in [
            (
                "<a class=\"b\" href=\"mailto:a@b.c?subject=x\">A</a>",
                "<a class=\"b\" role=\"link\" aria-disabled=\"true\" data-href=\"mailto:a@b.c?subject=x\">A</a>",
            ),
            (
                "<a href=\" \tMAILTO:a@b.c\" rel=\"noopener\">A</a>",
                "<a role=\"link\" aria-disabled=\"true\" data-href=\" \tMAILTO:a@b.c\" rel=\"noopener\">A</a>",
            ),
            (
                "<a href=\"tel:1\">A</a><a href=\"/b\">B</a>",
                "<a role=\"link\" aria-disabled=\"true\" data-href=\"tel:1\">A</a><a href=\"/b\">B</a>",
            ),
        ] {
            assert_eq!(idle(html), expected);
        }
        for html in [
            "<a href=\"/recruit?locale=en\">A</a>",
            "<a href=\"https://example.com/\">A</a><a href=\"#content\">B</a>",
            "<p>write href=\"mailto:a@b.c\"</p>",
            "no link",
        ] {
            assert_eq!(idle(html), html);
        }
        // Looking back over the whole text for each of these would take a minute.
        let many = format!("<p>{}</p>", " href=\"a:".repeat(200_000));
        assert_eq!(idle(&many), many);
    }
}
