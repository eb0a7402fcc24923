//! A second server with a desk.

use content_desk::DeskConfig;
use content_service::Seed;
use content_service::store::Store;

use crate::harness::Service;
use crate::office::{Person, Running};
use crate::place::Place;

/// Another server on the same database.
pub(crate) struct Another {
    service: Service,
    desk: Running,
}

impl Another {
    /// Starts it, with other settings than the default.
    pub(crate) async fn start(place: &Place, change: impl FnOnce(&mut DeskConfig)) -> Self {
        let service = Service::start_with(place, |config| config.seed = Seed::Empty).await;
        let desk = Running::start_with(&service, place, change);
        Self { service, desk }
    }

    /// The same person, whose browser is at this server.
    pub(crate) fn seen_by(&self, person: &Person) -> Person {
        let mut person = person.clone();
        person.address = self.desk.origin();
        person.origin = self.desk.origin();
        person
    }

    /// Its storage, which is that of every other server.
    pub(crate) fn store(&self) -> Store {
        self.service.store.clone()
    }

    pub(crate) async fn close(self) {
        self.desk.stop().await;
        self.service.stop().await;
    }
}
