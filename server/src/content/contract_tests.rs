//! The front end's types of page data are made of the structs that are serialised.

use std::{env, fs, path::Path};

use content_company::{
    Album, AlbumStores, Albums, Company, Game, GameStore, GameVideos, HttpsAddress, Label, Mailbox,
    Mailboxes, Paragraph, Press, SocialLink, VideoPair, YoutubeId,
};
use content_wire::post::{Conditions, EmploymentType, Pay, PayAmounts, PayUnit, PostDetails, Remote};
use ts_rs::{Config, TS};

use super::{
    page_data::{Messages, OtherPosition, PageData, Position, Recruit},
    recruit::RecruitPost,
};

/// Writes the file anew when it is set.
const UPDATE: &str = "UPDATE_CONTRACT";

/// The file, from this crate's folder.
const FILE: &str = "../frontend/src/contract/made.ts";

const HEAD: &str = "// Written by `UPDATE_CONTRACT=1 cargo test --workspace --lib contract` from the structs in server/src/content.
import type { LocaleCode, PageId } from '../routing/pages';
import type { Messages as Texts, PageNamespace } from './messages';
";

/// A type with what is said of it.
fn declared<T: TS>(config: &Config) -> String {
    format!("\n{}export {}\n", T::docs().unwrap_or_default(), T::decl(config))
}

fn types() -> String {
    let config = Config::default();
    let each = [
        declared::<PageData<'_>>,
        declared::<Messages<'_>>,
        declared::<Recruit<'_>>,
        declared::<Position<'_>>,
        declared::<OtherPosition<'_>>,
        declared::<RecruitPost>,
        declared::<PostDetails>,
        declared::<Conditions>,
        declared::<EmploymentType>,
        declared::<Pay>,
        declared::<PayAmounts>,
        declared::<PayUnit>,
        declared::<Remote>,
        declared::<Company>,
        declared::<Mailboxes>,
        declared::<Albums>,
        declared::<Album>,
        declared::<AlbumStores>,
        declared::<Game>,
        declared::<GameStore>,
        declared::<GameVideos>,
        declared::<VideoPair>,
        declared::<Press>,
        declared::<SocialLink>,
        declared::<HttpsAddress>,
        declared::<Label>,
        declared::<Mailbox>,
        declared::<Paragraph>,
        declared::<YoutubeId>,
    ];
    let types: String = each.iter().map(|declared| declared(&config)).collect();
    format!("{HEAD}{types}")
}

/// A text without what the formatter of TypeScript adds, takes and changes.
fn squeezed(text: &str) -> String {
    let kept = |letter: &char| !letter.is_whitespace() && !matches!(letter, ',' | ';' | '|' | '"' | '\'');
    text.chars().filter(kept).collect()
}

#[test]
fn the_contract_of_the_front_end_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let expected = types();
    if env::var_os(UPDATE).is_some() {
        fs::write(&path, &expected).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        squeezed(&written) == squeezed(&expected),
        "{FILE} is stale: run `{UPDATE}=1 cargo test --workspace --lib contract`, then `npm run format`"
    );
}
