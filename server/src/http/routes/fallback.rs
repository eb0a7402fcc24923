//! Every path that has no route of its own: a page, another spelling of a page's path, a file, or nothing.

use actix_web::{HttpRequest, HttpResponse, ResponseError as _, http::header, web::Data};

use super::{page, redirects};
use crate::{
    http::{error::AppError, state::AppState},
    locale::Locale,
};

/// Responds with what the path has, or shows the not-found page.
pub(super) async fn respond(state: Data<AppState>, request: HttpRequest) -> HttpResponse {
    match find(&state, &request).await {
        Some(response) => response,
        None => page::not_found(&state, &request).await,
    }
}

/// A page, a redirect from another spelling of its path or from one that it had before, or a file; `None` if the path has none of them.
pub(crate) async fn find(state: &Data<AppState>, request: &HttpRequest) -> Option<HttpResponse> {
    if let Some(response) = page::respond(state, request).await {
        return Some(response);
    }
    let written = state.site.pages.written(request.path());
    let release = state.site.release.current();
    if written != request.path()
        && let Some(page) = release.build.cache.page(&written)
    {
        return Some(redirects::to_path(&page.path, request.query_string()));
    }
    if let Some(path) = release.build.cache.moved.get(&written) {
        return Some(redirects::to_moved(&path, request.query_string()));
    }
    let (files, path) = (state.site.files.load(), request.match_info().as_str());
    if let Some(is_kept) = files.is_kept(path) {
        state.site.metrics.earlier_file(is_kept);
    }
    if let Some(response) = files.respond(request, path).await {
        return Some(response);
    }
    files.awaits(path).then(|| {
        let page = wanted_page(request);
        AppError::FileAwaited { page }.error_response()
    })
}

/// The language of a page in the place of a file, where a browser opens the file as one: that of the page whose link it followed.
fn wanted_page(request: &HttpRequest) -> Option<Locale> {
    let value = |name| request.headers().get(name)?.to_str().ok();
    let accepts_page = value(header::ACCEPT)?.contains("text/html");
    let query = value(header::REFERER).and_then(|address| address.split_once('?'));
    accepts_page.then(|| page::locale_of(query.map_or("", |(_, query)| query)))
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;
    use crate::locale::named;

    #[test]
    fn a_file_that_is_opened_as_a_page_has_the_language_of_the_page_before_it() {
        let wanted = |accept, referer| {
            let request = TestRequest::default()
                .insert_header((header::ACCEPT, accept))
                .insert_header((header::REFERER, referer))
                .to_http_request();
            wanted_page(&request)
        };
        let document = "text/html,*/*;q=0.8";
        let kit = "https://www.example.com/fankit?locale=";
        assert_eq!(wanted(document, format!("{kit}jp")), Some(named("jp")));
        assert_eq!(wanted(document, format!("{kit}kr")), Some(named("kr")));
        assert_eq!(wanted(document, format!("{kit}zz")), Some(Locale::DEFAULT));
        assert_eq!(
            wanted(document, "https://www.example.com/".to_owned()),
            Some(Locale::DEFAULT)
        );
        // A player or a preview wants the file and nothing else.
        assert_eq!(wanted("*/*", format!("{kit}jp")), None);
        assert_eq!(wanted_page(&TestRequest::default().to_http_request()), None);
    }
}
