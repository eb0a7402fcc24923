//! The page of a draft: made as the page of a post is, without scripts. Neither the page cache nor what is derived from the
//! content knows of it.

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
    Ok(document.html)
}
