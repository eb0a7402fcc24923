//! The owner's decisions, and what a login makes of them, on both databases.

use std::net::SocketAddr;
use std::sync::Arc;

use content_client::{ContentClient, ContentClientConfig, ContentError, Login, Register, ServerState};
use content_members::{MembersConfig, add_members};
use content_service::store::{Database, StoreOptions};
use content_service::{ContentService, ContentServiceConfig, SystemClock};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::*;

#[path = "../../../service/tests/support/postgres.rs"]
mod postgres;

const ADDRESS: &str = "ann@example.com";
const PASSWORD: &str = "correct horse";

/// A service whose owner must approve members, a client of it, and the store that the commands open beside it.
struct Site {
    client: ContentClient,
    store: Store,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Site {
    async fn start(database: &Database) -> Self {
        let mut config = ContentServiceConfig::new(SocketAddr::from(([127, 0, 0, 1], 0)), database.clone());
        config.seed = content_service::Seed::Nothing;
        let members = MembersConfig {
            verify_email: false,
            owner_approval: true,
            ..MembersConfig::default()
        };
        let mut service = ContentService::build(config).await.unwrap();
        add_members(&mut service, &members).unwrap();
        let mut config = ContentClientConfig::new(format!("http://{}", service.address()).parse().unwrap());
        config.client_id = Some("site".to_owned());
        let client = ContentClient::new(config).unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = service.run(async { stopped.await.unwrap_or_default() });
        let running = tokio::spawn(async { running.await.unwrap() });
        let options = StoreOptions::default();
        let store = Store::open(database, &options, Arc::new(SystemClock)).await;
        Self {
            client,
            store: store.unwrap(),
            stop,
            running,
        }
    }

    async fn register(&self, address: &str) -> String {
        let register = Register::new(address, PASSWORD);
        let registered = self.client.authentication().register(&register).await.unwrap();
        registered.identity.unwrap().id.unwrap()
    }

    async fn login(&self) -> Result<ServerState, ContentError> {
        let login = Login::new(ADDRESS, PASSWORD);
        let response = self.client.authentication().login(&login).await?;
        Ok(response.state)
    }

    /// The code with which a login is refused.
    async fn refusal(&self) -> String {
        self.login().await.unwrap_err().code().unwrap().to_owned()
    }

    fn members(&self) -> MemberStore {
        MemberStore::new(self.store.clone())
    }

    async fn command(&self, command: MemberCommand) -> String {
        lines(&self.members(), command).await.unwrap().join("\n")
    }

    async fn error(&self, command: MemberCommand) -> String {
        lines(&self.members(), command).await.unwrap_err().to_string()
    }

    async fn stop(self) {
        self.store.close().await;
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
    }
}

fn name(member: &str) -> MemberName {
    MemberName {
        member: member.to_owned(),
    }
}

fn list(status: Option<Status>) -> MemberCommand {
    MemberCommand::List { status }
}

async fn the_owner_approves_blocks_and_resets(database: &Database) {
    let site = Site::start(database).await;
    let id = site.register(ADDRESS).await;
    let other = site.register("ben@example.com").await;
    assert_eq!(site.login().await.unwrap(), ServerState::RequireOwnerApproval);
    let waiting = site.command(list(Some(Status::Pending))).await;
    let ann = format!("{id}\t{ADDRESS}\tPENDING\tPENDING_ADMIN_APPROVAL_REQUIRED\tcreated ");
    assert!(waiting.contains(&ann) && waiting.contains(&other), "{waiting}");

    let approved = site
        .command(MemberCommand::Approve(name(" Ann@Example.com ")))
        .await;
    assert!(
        approved.contains(&format!("{id}\t{ADDRESS}\tACTIVE\t\t")),
        "{approved}"
    );
    assert_eq!(site.login().await.unwrap(), ServerState::Success);
    let waiting = site.command(list(Some(Status::Pending))).await;
    assert!(!waiting.contains(&id) && waiting.contains(&other), "{waiting}");

    let blocked = site.command(MemberCommand::Block(name(&id))).await;
    assert!(
        blocked.contains(&format!("the member {id} is blocked")),
        "{blocked}"
    );
    assert_eq!(site.refusal().await, "IDENTITY_NOT_ACTIVE");
    assert!(site.command(list(Some(Status::Blocked))).await.contains(&id));

    site.command(MemberCommand::Approve(name(&id))).await;
    assert_eq!(site.login().await.unwrap(), ServerState::Success);
    site.command(MemberCommand::Reset(name(ADDRESS))).await;
    assert_eq!(site.refusal().await, "-19973");

    site.members()
        .set_account_status(&id, Status::Deleted)
        .await
        .unwrap();
    for command in [MemberCommand::Approve, MemberCommand::Block, MemberCommand::Reset] {
        assert_eq!(
            site.error(command(name(&id))).await,
            format!("the member {id} is deleted")
        );
        for unknown in [ADDRESS, "nobody", ""] {
            let expected = format!("there is no member {unknown}");
            assert_eq!(site.error(command(name(unknown))).await, expected);
        }
    }
    assert_eq!(site.command(list(None)).await.lines().count(), 2);
    site.stop().await;
}

#[tokio::test]
async fn the_owner_approves_blocks_and_resets_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    the_owner_approves_blocks_and_resets(&Database::File(folder.path().join("content.sqlite"))).await;
}

#[tokio::test]
async fn the_owner_approves_blocks_and_resets_on_postgresql() {
    if let Some(address) = postgres::new_database(false).await {
        the_owner_approves_blocks_and_resets(&Database::parse_url(&address).unwrap()).await;
    }
}
