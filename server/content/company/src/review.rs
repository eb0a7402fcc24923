//! What the owner should look at in the company's file before visitors come.

use crate::{
    facts::{Album, Albums, Company, Game, Mailboxes, Press},
    file::CompanyFacts,
    value::{HttpsAddress, Mailbox},
};

/// The domain that the shipped file assumes to be the company's.
const ASSUMED_DOMAIN: &str = "axtorm.com";

/// Segments of a path, and names of parameters, by which a search page is recognised.
const SEARCH_SEGMENTS: [&str; 2] = ["search", "results"];
const SEARCH_PARAMETERS: [&str; 6] = ["q", "query", "search", "search_query", "term", "keyword"];

/// One line for each entry that is absent, leads to a search page or a front page, or is on the assumed domain. It names
/// the languages if they are not all.
pub fn warnings(facts: &CompanyFacts) -> Vec<String> {
    let mut found: Vec<(String, Vec<&str>)> = Vec::new();
    let all: Vec<_> = facts.by_language().map(|(code, _)| code).collect();
    for (code, company) in facts.by_language() {
        for (entry, remark) in remarks(company) {
            let line = format!("{entry} {remark}");
            match found.iter_mut().find(|(known, _)| *known == line) {
                Some((_, codes)) => codes.push(code),
                None => found.push((line, vec![code])),
            }
        }
    }
    let lines = found.into_iter().map(|(line, codes)| {
        if codes == all {
            return line;
        }
        format!("{line} ({})", codes.join(", "))
    });
    lines.collect()
}

/// What is to be said of each entry. Nothing is left out when an entry is added: all fields are named.
fn remarks(company: &Company) -> Vec<(String, String)> {
    let Company {
        email:
            Mailboxes {
                recruit,
                support,
                press: press_mailbox,
            },
        albums: Albums { genesis02, genesis01 },
        game: Game { store, videos },
        press: Press { boilerplate },
        social,
    } = company;
    let mut remarks = vec![
        ("email.recruit".to_owned(), of_mailbox(recruit.as_ref())),
        ("email.support".to_owned(), of_mailbox(support.as_ref())),
        ("email.press".to_owned(), of_mailbox(press_mailbox.as_ref())),
        ("press.boilerplate".to_owned(), of_text(boilerplate.is_some())),
    ];
    for (id, Album { stores, videos }) in [("genesis02", genesis02), ("genesis01", genesis01)] {
        for (store, address) in [
            ("bandcamp", &stores.bandcamp),
            ("streaming", &stores.streaming),
            ("tanoc", &stores.tanoc),
            ("diverse", &stores.diverse),
        ] {
            let entry = format!("albums.{id}.stores.{store}");
            remarks.push((entry, of_address(address.as_ref())));
        }
        remarks.push((format!("albums.{id}.videos"), of_video(!videos.is_empty())));
    }
    remarks.push(("game.store.url".to_owned(), of_address(store.url.as_ref())));
    let tutorial = of_video(videos.tutorial.is_some());
    remarks.push(("game.videos.tutorial".to_owned(), tutorial));
    for (name, pair) in [("freePlay", &videos.free_play), ("mashUp", &videos.mash_up)] {
        for (index, video) in pair.each().iter().enumerate() {
            remarks.push((format!("game.videos.{name}[{index}]"), of_video(video.is_some())));
        }
    }
    for (index, link) in social.iter().enumerate() {
        remarks.push((format!("social[{index}].url"), of_address(Some(&link.url))));
    }
    remarks
        .into_iter()
        .filter_map(|(entry, remark)| Some((entry, remark?)))
        .collect()
}

fn of_mailbox(mailbox: Option<&Mailbox>) -> Option<String> {
    match mailbox {
        None => Some("is absent: links and sentences that need it are hidden".to_owned()),
        Some(mailbox) => is_assumed(mailbox.domain()).then(assumed),
    }
}

fn of_address(address: Option<&HttpsAddress>) -> Option<String> {
    let Some(url) = address.map(HttpsAddress::url) else {
        return Some("is absent: its link is hidden".to_owned());
    };
    let is_search = url
        .path_segments()
        .is_some_and(|mut segments| segments.any(|segment| SEARCH_SEGMENTS.contains(&segment)))
        || url
            .query_pairs()
            .any(|(name, _)| SEARCH_PARAMETERS.contains(&&*name));
    if is_search {
        Some(format!("leads to a search page: {url}"))
    } else if url.path() == "/" {
        Some(format!("leads to a front page: {url}"))
    } else {
        url.host_str().is_some_and(is_assumed).then(assumed)
    }
}

fn of_text(is_there: bool) -> Option<String> {
    (!is_there).then(|| "is absent: what would show it is hidden".to_owned())
}

fn of_video(is_there: bool) -> Option<String> {
    (!is_there).then(|| "is absent: the site's own clip plays".to_owned())
}

fn assumed() -> String {
    format!("is on {ASSUMED_DOMAIN}, which is only assumed to be the company's domain")
}

fn is_assumed(domain: &str) -> bool {
    let domain = domain.to_ascii_lowercase();
    domain
        .strip_suffix(ASSUMED_DOMAIN)
        .is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use serde_json::json;

    use super::*;

    const LANGUAGES: [&str; 3] = ["en", "jp", "kr"];

    fn of(url: &str) -> String {
        let address = HttpsAddress::try_from(url.to_owned()).unwrap();
        of_address(Some(&address)).unwrap_or_default()
    }

    #[test]
    fn search_pages_front_pages_and_the_assumed_domain_are_told() {
        for url in [
            "https://bandcamp.com/search?q=x",
            "https://open.spotify.com/search/x",
            "https://store.steampowered.com/search/?term=x",
            "https://www.youtube.com/results?search_query=x",
            "https://shop.example/?q=x",
        ] {
            assert!(of(url).starts_with("leads to a search page: https://"), "{url}");
        }
        for url in ["https://www.tanocstore.net", "https://www.diverse.direct/?l=ja"] {
            assert!(of(url).starts_with("leads to a front page: https://"), "{url}");
        }
        for url in ["https://shop.axtorm.com/a", "https://AXTORM.com/a"] {
            assert!(of(url).starts_with("is on axtorm.com"), "{url}");
        }
        for url in [
            "https://notaxtorm.com/album",
            "https://store.steampowered.com/app/1/x/?l=koreana",
            "https://axtorm.bandcamp.com/album/research",
        ] {
            assert_eq!(of(url), "", "{url}");
        }
    }

    #[test]
    fn a_complete_file_has_no_warnings() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("company.json");
        let id = "abcdefghijk";
        let stores = json!({"bandcamp": "https://a.example/1", "streaming": "https://b.example/1",
            "tanoc": "https://c.example/1", "diverse": "https://d.example/1"});
        let album = json!({"stores": stores, "videos": [id]});
        let complete = json!({
            "email": {"recruit": "a@example.com", "support": "b@example.com", "press": "c@example.com"},
            "press": {"boilerplate": {"default": "A studio.", "jp": "スタジオです。"}},
            "albums": {"genesis02": album, "genesis01": album},
            "game": {
                "store": {"url": "https://store.example/app/1"},
                "videos": {"freePlay": [id, id], "tutorial": {"default": id, "kr": id}, "mashUp": [id, id]},
            },
        });
        std::fs::write(&path, complete.to_string()).unwrap();
        assert_eq!(warnings(&CompanyFacts::load(&path, &LANGUAGES).unwrap()), [""; 0]);

        let mut korean = complete;
        korean["game"]["videos"]["tutorial"]["kr"] = json!(null);
        std::fs::write(&path, korean.to_string()).unwrap();
        assert_eq!(
            warnings(&CompanyFacts::load(&path, &LANGUAGES).unwrap()),
            ["game.videos.tutorial is absent: the site's own clip plays (kr)"]
        );
    }

    #[test]
    fn an_empty_file_has_a_warning_for_each_entry() {
        let lines = warnings(&CompanyFacts::read(&json!({}), &LANGUAGES).unwrap());
        assert_eq!(lines.len(), 4 + 2 * 5 + 1 + 5);
        assert!(
            lines.iter().all(|line| line.contains(" is absent: ")),
            "{lines:?}"
        );
    }

    #[test]
    fn the_file_of_the_repository_has_a_warning_for_each_entry() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../locales/company.json");
        let lines = warnings(&CompanyFacts::load(&path, &LANGUAGES).unwrap());
        let about = |text: &str| lines.iter().filter(|line| line.contains(text)).count();
        assert_eq!(about("is on axtorm.com"), 2);
        assert_eq!(about("leads to a search page"), 5);
        assert_eq!(about("leads to a front page"), 4);
        assert_eq!(about("is absent"), 9);
        assert_eq!(lines.len(), 20);
    }
}
