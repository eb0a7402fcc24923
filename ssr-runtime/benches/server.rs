//! Serves one page, rendered for each request, as the smallest host would: the contender of this crate in the comparison
//! of engines (`tests/lab/bench/engines`). It puts the markup into the document that the other contenders send too.
//!
//! `cargo bench -p ssr-runtime --features web --bench server -- ENGINE ISOLATES BUNDLE DATA DOCUMENT [DENO]`: ENGINE is `embedded` or
//! `sidecar`, DATA a file with a JSON text, DOCUMENT a file with the word `{html}` where the markup belongs. For DOCUMENT
//! `stream` the bundle streams whole documents. Snapshots are kept beside the bundle.

use std::{
    env, error::Error, fs, io::Write as _, num::NonZeroUsize, path::Path, process::ExitCode, sync::Arc,
    time::Duration,
};

use actix_web::{
    App, HttpRequest, HttpResponse, HttpServer,
    http::StatusCode,
    rt::net::TcpStream,
    web::{self, Data},
};
use ssr_runtime::{Bundle, EngineKind, Limits, RenderData, RenderRequest, Renderer, RendererBuilder};

/// What stands for the document when the bundle streams it.
const STREAM: &str = "stream";

/// Place of the markup in the document.
const PLACE: &str = "{html}";

/// Requests that may wait, and how long: the comparison looks for the load at which the slowest hundredth waits half a
/// second, which the defaults would refuse.
const QUEUE: usize = 100_000;
const TIMEOUT: Duration = Duration::from_secs(10);

/// What each request needs.
struct Site {
    renderer: Arc<dyn Renderer>,
    data: RenderData,
    before: String,
    after: String,
}

fn main() -> Result<ExitCode, Box<dyn Error>> {
    if let Some(code) = ssr_runtime::snapshot::main_if_asked() {
        return Ok(code);
    }
    // As in the site's program.
    allocator::give_back_soon()?;
    actix_web::rt::System::new().block_on(serve())?;
    Ok(ExitCode::SUCCESS)
}

async fn serve() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args()
        .skip(1)
        .filter(|argument| argument != "--bench")
        .collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [engine, isolates, bundle, data, document, rest @ ..] = arguments.as_slice() else {
        return Err("usage: server ENGINE ISOLATES BUNDLE DATA DOCUMENT [DENO]".into());
    };
    let data = RenderData::from_json_text(fs::read_to_string(data)?);
    let is_stream = *document == STREAM;
    let mut builder = builder_of(engine, isolates.parse()?, bundle)?;
    builder = if is_stream {
        builder.web()
    } else {
        builder.warm_up([RenderRequest::new("/", data.clone())])
    };
    if let [deno] = rest {
        builder = builder.deno(*deno);
    }
    let document = if is_stream {
        PLACE.to_owned()
    } else {
        fs::read_to_string(document)?
    };
    let (before, after) = document
        .split_once(PLACE)
        .ok_or("the document has no place for the markup")?;
    let site = Site {
        renderer: builder.start().await?,
        data,
        before: before.to_owned(),
        after: after.to_owned(),
    };
    listen(Data::new(site), is_stream).await
}

fn builder_of(engine: &str, isolates: NonZeroUsize, bundle: &str) -> Result<RendererBuilder, Box<dyn Error>> {
    let engine = match engine {
        "embedded" => EngineKind::Embedded,
        "sidecar" => EngineKind::Sidecar,
        other => return Err(format!("there is no engine {other}").into()),
    };
    let limits = Limits::default()
        .with_isolates(isolates)
        .with_queue(QUEUE)
        .with_render_timeout(TIMEOUT);
    Ok(RendererBuilder::new(Bundle::load(bundle)?)
        .engine(engine)
        .limits(limits)
        .snapshots(Path::new(bundle).with_file_name("snapshots")))
}

async fn listen(site: Data<Site>, is_stream: bool) -> Result<(), Box<dyn Error>> {
    let server = HttpServer::new(move || {
        let route = if is_stream {
            web::get().to(stream)
        } else {
            web::get().to(page)
        };
        App::new().app_data(site.clone()).default_service(route)
    })
    .workers(1)
    // As the other contenders' servers do by themselves.
    .on_connect(|stream, _| {
        if let Some(stream) = stream.downcast_ref::<TcpStream>() {
            drop(stream.set_nodelay(true));
        }
    })
    .bind("127.0.0.1:0")?;
    for address in server.addrs() {
        writeln!(std::io::stdout(), "listening on http://{address}")?;
    }
    Ok(server.run().await?)
}

async fn page(site: Data<Site>, request: HttpRequest) -> HttpResponse {
    let request = RenderRequest::new(request.uri().to_string(), site.data.clone());
    let page = match site.renderer.render(request).await {
        Ok(page) => page.output,
        Err(error) => return HttpResponse::ServiceUnavailable().body(error.message()),
    };
    let status = StatusCode::from_u16(page.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let body = [&*site.before, &page.html, &site.after].concat();
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .body(body)
}

async fn stream(site: Data<Site>, request: HttpRequest) -> HttpResponse {
    let request = RenderRequest::new(request.uri().to_string(), site.data.clone());
    match site.renderer.render_stream(request).await {
        Ok(stream) => HttpResponse::Ok()
            .content_type("text/html; charset=utf-8")
            .streaming(stream),
        Err(error) => HttpResponse::ServiceUnavailable().body(error.message()),
    }
}
