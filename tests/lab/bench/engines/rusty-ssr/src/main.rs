//! The table by rusty-ssr behind Actix Web: its pool of isolates, each request rendered.
//! Arguments: ISOLATES BUNDLE DATA DOCUMENT.

use std::{env, error::Error, fs, io::Write as _};

use actix_web::{
    App, HttpRequest, HttpResponse, HttpServer,
    web::{self, Data},
};
use rusty_ssr::{SsrConfig, SsrEngine};

/// What each request needs.
struct Site {
    engine: SsrEngine,
    data: String,
    before: String,
    after: String,
}

async fn page(site: Data<Site>, request: HttpRequest) -> HttpResponse {
    match site.engine.render_uncached(request.path(), &site.data).await {
        Ok(html) => HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .body([&*site.before, &html, &site.after].concat()),
        Err(error) => HttpResponse::ServiceUnavailable().body(error.to_string()),
    }
}

#[actix_web::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let argument = |index: usize| env::args().nth(index).unwrap_or_default();
    let document = fs::read_to_string(argument(4))?;
    let (before, after) = document.split_once("{html}").ok_or("the document has no place for the markup")?;
    let config = SsrConfig::builder()
        .bundle_path(argument(2))
        .pool_size(argument(1).parse()?)
        // As the other contenders: the comparison looks for the load at which the slowest wait long.
        .queue_capacity(100_000)
        .render_function("page.renderPage")
        .build()?;
    let site = Data::new(Site {
        engine: SsrEngine::new(config)?,
        data: fs::read_to_string(argument(3))?,
        before: before.to_owned(),
        after: after.to_owned(),
    });
    let server = HttpServer::new(move || {
        App::new()
            .app_data(site.clone())
            .default_service(web::get().to(page))
    })
    .workers(1)
    .bind("127.0.0.1:0")?;
    for address in server.addrs() {
        writeln!(std::io::stdout(), "listening on http://{address}")?;
    }
    Ok(server.run().await?)
}
