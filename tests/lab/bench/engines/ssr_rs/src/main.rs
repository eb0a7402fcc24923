//! The table by ssr_rs, as its documentation puts it behind Actix Web: an instance for each worker.
//! Arguments: WORKERS BUNDLE DATA DOCUMENT.

use std::{cell::RefCell, env, error::Error, fs, io::Write as _, sync::LazyLock};

use actix_web::{App, HttpResponse, HttpServer, web};
use ssr_rs::Ssr;

/// What each worker reads.
struct Page {
    bundle: String,
    data: String,
    before: String,
    after: String,
}

static PAGE: LazyLock<Page> = LazyLock::new(|| read().expect("WORKERS BUNDLE DATA DOCUMENT"));

thread_local! {
    // It calls every function that the script returns, so that is one.
    static ENGINE: RefCell<Ssr<'static, 'static>> = RefCell::new(
        Ssr::from(PAGE.bundle.clone(), "({ render: page.renderText })").expect("the bundle"),
    );
}

fn read() -> Result<Page, Box<dyn Error>> {
    let file = |index: usize| fs::read_to_string(env::args().nth(index).unwrap_or_default());
    let document = file(4)?;
    let (before, after) = document.split_once("{html}").ok_or("the document has no place for the markup")?;
    Ok(Page {
        bundle: file(2)?,
        data: file(3)?,
        before: before.to_owned(),
        after: after.to_owned(),
    })
}

async fn page() -> HttpResponse {
    let rendered = ENGINE.with_borrow_mut(|engine| engine.render_to_string(Some(&PAGE.data)));
    match rendered {
        Ok(html) => HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .body([&*PAGE.before, &html, &PAGE.after].concat()),
        Err(error) => HttpResponse::ServiceUnavailable().body(error.to_string()),
    }
}

#[actix_web::main]
async fn main() -> Result<(), Box<dyn Error>> {
    Ssr::create_platform();
    let workers = env::args().nth(1).unwrap_or_default().parse()?;
    let server = HttpServer::new(|| App::new().default_service(web::get().to(page)))
        .workers(workers)
        .bind("127.0.0.1:0")?;
    for address in server.addrs() {
        writeln!(std::io::stdout(), "listening on http://{address}")?;
    }
    Ok(server.run().await?)
}
