//! What webhooks are told of a position, in the change that it is about.

use content_wire::desk::{Position, PostVersions};
use sqlx::AnyConnection;

use crate::error::DeskError;
use crate::event::{Event, InLanguage, Kind};
use crate::outbox;
use crate::sessions::Session;
use crate::shared::Shared;

/// What somebody has done with a position in some languages. A template, which has no title, goes by its name.
pub(crate) fn of(position: &Position, locales: &[String], by: &Session) -> Event {
    let languages = position.locales.0.iter();
    let languages = languages.filter(|(code, _)| locales.contains(code));
    let languages = languages.map(|(code, versions)| InLanguage {
        locale: code.clone(),
        title: title_of(position, versions),
    });
    Event {
        position: position.id.clone(),
        languages: languages.collect(),
        by: by.user.clone(),
        ..Event::default()
    }
}

fn title_of(position: &Position, versions: &PostVersions) -> String {
    let title = versions.summary.title.as_ref();
    title.or(position.template.as_ref()).cloned().unwrap_or_default()
}

impl Shared {
    /// Notes deliveries of an event that happens now.
    ///
    /// # Errors
    /// [`DeskError::Store`].
    pub(crate) async fn tell(
        &self,
        connection: &mut AnyConnection,
        kind: Kind,
        mut event: Event,
    ) -> Result<(), DeskError> {
        let content = self.store.content();
        event.at = content.now();
        let listeners = outbox::listeners(&mut *connection, kind).await?;
        outbox::tell(connection, content.now_seconds(), &listeners, kind, &event).await
    }
}
