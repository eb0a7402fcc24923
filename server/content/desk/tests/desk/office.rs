//! A service with a desk, and the people who work at it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use content_desk::{Desk, DeskConfig, DeskStore, Role};
use content_service::Seed;
use reqwest::{Method, RequestBuilder, Response};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::description;
use crate::facts::Memory;
use crate::harness::Service;
use crate::http::client;
use crate::place::Place;
use crate::site::{Backups, TestSite};

/// The collections of posts.
pub(crate) const EN: &str = "RecruitPosts-EN";
pub(crate) const JP: &str = "RecruitPosts-JP";
/// A password that is long enough.
pub(crate) const PASSWORD: &str = "correct horse";

/// A desk on the storage of a service.
pub(crate) struct Office {
    pub(crate) service: Service,
    pub(crate) store: DeskStore,
    pub(crate) desk: Running,
}

/// A desk that runs.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) backups: Arc<Backups>,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<std::io::Result<()>>,
}

impl Running {
    /// Starts a desk on a storage.
    pub(crate) fn start(service: &Service, place: &Place) -> Self {
        Self::start_with(service, place, |_| {})
    }

    /// Starts a desk on a storage, with other settings than the default.
    pub(crate) fn start_with(service: &Service, place: &Place, change: impl FnOnce(&mut DeskConfig)) -> Self {
        let locales = [("en", EN), ("jp", JP)].map(|(code, name)| (code.to_owned(), name.to_owned()));
        let bind = SocketAddr::from(([127, 0, 0, 1], 0));
        let folder = place.folder.path().join("page");
        let backups = Arc::<Backups>::default();
        let site = TestSite {
            backups: backups.clone(),
        };
        let mut config = DeskConfig::new(bind, locales.into(), folder, Arc::new(site));
        config.company = Some(Arc::new(Memory::default()));
        config.trusted = "127.0.0.1".parse().unwrap();
        change(&mut config);
        let desk = Desk::build(config, service.store.clone()).unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        Self {
            address: desk.address(),
            backups,
            stop,
            ended: tokio::spawn(desk.run(async { stopped.await.unwrap_or_default() })),
        }
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).unwrap();
        self.ended.await.unwrap().unwrap();
    }

    /// What it ends with by itself.
    pub(crate) async fn ended(self) -> std::io::Result<()> {
        timeout(Duration::from_secs(20), self.ended)
            .await
            .unwrap()
            .unwrap()
    }
}

impl Office {
    /// Starts a service with empty collections, and a desk.
    pub(crate) async fn open(place: &Place) -> Self {
        Self::open_with(place, |_| {}).await
    }

    /// Starts a service with empty collections, and a desk with other settings than the default.
    pub(crate) async fn open_with(place: &Place, change: impl FnOnce(&mut DeskConfig)) -> Self {
        let service = Service::start_with(place, |config| config.seed = Seed::Empty).await;
        Self {
            store: DeskStore::new(service.store.clone()),
            desk: Running::start_with(&service, place, change),
            service,
        }
    }

    /// Stops the desk, then the service.
    pub(crate) async fn close(self) {
        self.desk.stop().await;
        self.service.stop().await;
    }

    /// Somebody who has not logged in.
    pub(crate) fn stranger(&self) -> Person {
        Person {
            // A connection that stays open would keep the desk from its end.
            http: client().pool_max_idle_per_host(0).build().unwrap(),
            address: self.desk.origin(),
            origin: self.desk.origin(),
            cookie_name: "desk".to_owned(),
            cookie: String::new(),
            token: String::new(),
        }
    }

    /// Adds a user, who chooses [`PASSWORD`] by the link and is logged in.
    pub(crate) async fn join(&self, name: &str, role: Role) -> Person {
        let link = self.store.add_user(name, role, "tests").await.unwrap();
        let mut person = self.stranger();
        let body = json!({"link": link.text, "password": PASSWORD});
        let (status, response) = person.enter("/session/link", &body).await;
        assert_eq!(status, 200, "{response}");
        person
    }

    /// An owner, a publisher and an editor.
    pub(crate) async fn staff(&self) -> [Person; 3] {
        [
            self.join("olivia", Role::Owner).await,
            self.join("paul", Role::Publisher).await,
            self.join("emma", Role::Editor).await,
        ]
    }

    /// The ids that a visitor of the service sees in a collection.
    pub(crate) async fn published(&self, collection: &str) -> Vec<String> {
        let body = json!({ "dataCollectionId": collection });
        let (status, response) = self.service.query(&body).await;
        assert_eq!(status, 200, "{response}");
        crate::harness::ids(&response)
            .into_iter()
            .map(str::to_owned)
            .collect()
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) address: String,
    /// The page's origin, as the browser names it.
    pub(crate) origin: String,
    pub(crate) cookie_name: String,
    pub(crate) cookie: String,
    pub(crate) token: String,
}

impl Person {
    /// A request with all that a browser and the page send along.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.bare(method, path).header("origin", &self.origin);
        request.header("x-desk-token", &self.token)
    }

    /// A request with the cookie only.
    pub(crate) fn bare(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self
            .http
            .request(method, format!("{}/desk/v1{path}", self.address));
        if self.cookie.is_empty() {
            return request;
        }
        let cookie = format!("a=b; {}={}", self.cookie_name, self.cookie);
        request.header("cookie", cookie)
    }

    /// Makes a call; returns status and body.
    pub(crate) async fn call(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let method: Method = method.parse().unwrap();
        let mut request = self.request(method.clone(), path);
        if let Some(body) = body {
            request = request.json(body);
        }
        let (status, response) = read_of(Some(&method), request.send().await.unwrap()).await;
        if let Some(body) = body.filter(|_| status < 400) {
            description::hold_request(&method, path, body);
        }
        (status, response)
    }

    /// Makes a call that must work; returns its body.
    pub(crate) async fn done(&self, method: &str, path: &str, body: Option<&Value>) -> Value {
        let (status, response) = self.call(method, path, body).await;
        assert!(
            (200..300).contains(&status),
            "{method} {path}: {status} {response}"
        );
        response
    }

    /// Makes a call that must be refused; returns the code.
    pub(crate) async fn refused(&self, method: &str, path: &str, body: Option<&Value>) -> String {
        let (status, response) = self.call(method, path, body).await;
        assert!(status >= 400, "{method} {path}: {status} {response}");
        response["error"]["code"].as_str().unwrap().to_owned()
    }

    /// Makes a call that opens a session, and keeps its cookie.
    pub(crate) async fn enter(&mut self, path: &str, body: &Value) -> (u16, Value) {
        let response = self.request(Method::POST, path).json(body).send().await.unwrap();
        if let Some(set) = response.headers().get("set-cookie") {
            let pair = set.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            name.clone_into(&mut self.cookie_name);
            value.clone_into(&mut self.cookie);
        }
        let (status, body) = read_of(Some(&Method::POST), response).await;
        if status == 200 {
            body["token"].as_str().unwrap().clone_into(&mut self.token);
        }
        (status, body)
    }

    /// Begins a position by a whole draft in a language; returns its summary there.
    pub(crate) async fn begin(&self, id: &str, locale: &str) -> Value {
        let body = json!({"id": id, "locale": locale, "post": post("Title")});
        let position = self.done("POST", "/positions", Some(&body)).await;
        position["locales"][locale].clone()
    }

    /// What a post is now.
    pub(crate) async fn summary(&self, id: &str, locale: &str) -> Value {
        let position = self.done("GET", &format!("/positions/{id}"), None).await;
        position["locales"][locale].clone()
    }

    /// Acts on a position in some languages, as they are now.
    pub(crate) async fn act(&self, id: &str, action: Value, locales: &[&str]) -> (u16, Value) {
        let mut body = if action.is_string() {
            json!({ "action": action })
        } else {
            action
        };
        body["locales"] = json!(locales);
        body["revisions"] = json!({});
        for locale in locales {
            body["revisions"][locale] = self.summary(id, locale).await["revision"].clone();
        }
        self.call("POST", &format!("/positions/{id}/actions"), Some(&body))
            .await
    }
}

/// A post that may be published.
pub(crate) fn post(title: &str) -> Value {
    json!({
        "title": title,
        "date": "2025-04-01",
        "jobDescription": "<p>a</p>",
        "requiredSkills": "<p>b</p>",
        "preferredSkills": "<p>c</p>",
    })
}

/// Status and body; a body that is empty is null.
pub(crate) async fn read(response: Response) -> (u16, Value) {
    read_of(None, response).await
}

/// The same of a call by a method.
pub(crate) async fn read_of(method: Option<&Method>, response: Response) -> (u16, Value) {
    let (url, status) = (response.url().clone(), response.status().as_u16());
    let text = response.text().await.unwrap();
    let body = serde_json::from_str(&text).unwrap_or_default();
    description::hold(method, &url, status, &body);
    (status, body)
}
