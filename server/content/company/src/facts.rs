//! The facts in the form in which pages get them.

use serde::{Deserialize, Serialize};

use crate::{
    object,
    value::{HttpsAddress, Label, Mailbox, Paragraph, QueryPair, VideoPair, YoutubeId},
};

/// The facts in one language, in the form in which pages get them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Company {
    /// Mailboxes.
    #[serde(deserialize_with = "object::object")]
    pub email: Mailboxes,
    /// What belongs to each album.
    #[serde(deserialize_with = "object::object")]
    pub albums: Albums,
    /// What belongs to the game.
    #[serde(deserialize_with = "object::object")]
    pub game: Game,
    /// What writers may print of the company.
    #[serde(deserialize_with = "object::object")]
    pub press: Press,
    /// Links of the footer, in their order.
    #[serde(deserialize_with = "object::objects")]
    pub social: Vec<SocialLink>,
}

/// Mailboxes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Mailboxes {
    /// For applicants.
    pub recruit: Option<Mailbox>,
    /// For everyone else.
    pub support: Option<Mailbox>,
    /// For those who write about the company.
    pub press: Option<Mailbox>,
}

/// What writers may print of the company.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Press {
    /// Some sentences that say what the company is.
    pub boilerplate: Option<Paragraph>,
}

/// The albums by the ids that the front end gives them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Albums {
    /// The album `GENESiS RE:BUiLD 02`.
    #[serde(deserialize_with = "object::object")]
    pub genesis02: Album,
    /// The album `GENESiS RE:BUiLD 01`.
    #[serde(deserialize_with = "object::object")]
    pub genesis01: Album,
}

/// What belongs to an album.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Album {
    /// Where it is sold.
    #[serde(deserialize_with = "object::object")]
    pub stores: AlbumStores,
    /// Its videos in their order. Without one the page shows the site's own clip.
    #[serde(deserialize_with = "object::list")]
    pub videos: Vec<YoutubeId>,
}

/// The album's pages in the stores.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct AlbumStores {
    /// Bandcamp.
    pub bandcamp: Option<HttpsAddress>,
    /// A streaming service, or a page that links to several.
    pub streaming: Option<HttpsAddress>,
    /// TANO*C STORE.
    pub tanoc: Option<HttpsAddress>,
    /// Diverse Direct.
    pub diverse: Option<HttpsAddress>,
}

/// What belongs to the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Game {
    /// Where it is sold.
    #[serde(deserialize_with = "object::object")]
    pub store: GameStore,
    /// Its videos.
    #[serde(deserialize_with = "object::object")]
    pub videos: GameVideos,
}

/// The game's page in the store.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", from = "GameStoreEntry")]
pub struct GameStore {
    /// The address.
    pub url: Option<HttpsAddress>,
    /// The address with the store's parameter for the language, which large screens get; `None` where the language has
    /// no parameter.
    pub large_screen_url: Option<HttpsAddress>,
}

/// [`GameStore`] as the file has it.
#[derive(Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct GameStoreEntry {
    url: Option<HttpsAddress>,
    language_query: Option<QueryPair>,
}

impl From<GameStoreEntry> for GameStore {
    fn from(entry: GameStoreEntry) -> Self {
        let with_query = entry.url.as_ref().zip(entry.language_query);
        Self {
            large_screen_url: with_query.map(|(url, query)| url.with(&query)),
            url: entry.url,
        }
    }
}

/// The game's videos. Where one is absent the page shows the site's own clip.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct GameVideos {
    /// Of the section about free play.
    #[serde(deserialize_with = "object::list")]
    pub free_play: VideoPair,
    /// Of the tutorial.
    pub tutorial: Option<YoutubeId>,
    /// Of the section about the mash-up mode.
    #[serde(deserialize_with = "object::list")]
    pub mash_up: VideoPair,
}

/// A link of the footer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SocialLink {
    /// What the link says.
    pub name: Label,
    /// Where it leads.
    pub url: HttpsAddress,
}

impl Company {
    /// Whether any video is another company's player.
    pub fn has_players(&self) -> bool {
        let Self { albums, game, .. } = self;
        let GameVideos {
            free_play,
            tutorial,
            mash_up,
        } = &game.videos;
        let of_albums = [&albums.genesis02, &albums.genesis01];
        of_albums.iter().any(|album| !album.videos.is_empty())
            || tutorial.is_some()
            || [free_play, mash_up]
                .iter()
                .any(|pair| pair.each().iter().any(Option::is_some))
    }
}
