//! What is read of the file, and what is wrong with it.

use serde_json::json;

use super::*;

const LANGUAGES: [&str; 3] = ["en", "jp", "kr"];

#[test]
fn a_value_for_each_language_is_chosen_by_its_code_or_the_default() {
    let facts = CompanyFacts::read(
        &json!({
            "email": {"support": "all@example.com", "recruit": {"jp": "jp@example.com"}},
            "game": {
                "store": {"url": "https://store.example/1", "languageQuery": {"kr": "l=koreana"}},
                "videos": {"tutorial": {"default": "aaaaaaaaaaa", "kr": "kkkkkkkkkkk", "jp": null}},
            },
        }),
        &LANGUAGES,
    )
    .unwrap();
    let tutorial = |code: &str| {
        let id = &facts.in_language(code).game.videos.tutorial;
        id.clone().map(String::from)
    };
    assert_eq!(tutorial("en").as_deref(), Some("aaaaaaaaaaa"));
    assert_eq!(tutorial("jp"), None);
    assert_eq!(tutorial("kr").as_deref(), Some("kkkkkkkkkkk"));
    assert!(facts.in_language("kr").email.support.is_some());
    assert!(facts.in_language("jp").email.recruit.is_some());
    assert!(facts.in_language("en").email.recruit.is_none());
    let large = |code: &str| {
        let url = &facts.in_language(code).game.store.large_screen_url;
        url.clone().map(String::from)
    };
    assert_eq!(large("en"), None);
    assert_eq!(large("kr").as_deref(), Some("https://store.example/1?l=koreana"));
}

#[test]
fn every_entry_may_be_absent_or_null() {
    let empty = CompanyFacts::read(&json!({}), &LANGUAGES).unwrap();
    assert_eq!(empty.in_language("jp"), &Company::default());
    assert_eq!(empty.in_language("other"), &Company::default());
    let nulls = json!({"email": null, "albums": {"genesis02": null, "genesis01": {"stores": null, "videos": null}},
        "game": {"store": null, "videos": {"freePlay": null, "tutorial": null, "mashUp": null}}, "social": null});
    assert_eq!(CompanyFacts::read(&nulls, &LANGUAGES).unwrap(), empty);
    assert!(!empty.has_players());
}

#[test]
fn a_video_of_any_section_in_any_language_is_a_player() {
    let id = "abcdefghijk";
    for file in [
        json!({"albums": {"genesis01": {"videos": {"jp": [id]}}}}),
        json!({"game": {"videos": {"freePlay": [null, id]}}}),
        json!({"game": {"videos": {"tutorial": {"kr": id}}}}),
        json!({"game": {"videos": {"mashUp": [id]}}}),
    ] {
        assert!(
            CompanyFacts::read(&file, &LANGUAGES).unwrap().has_players(),
            "{file}"
        );
    }
}

#[test]
fn a_file_of_too_many_values_is_refused_before_it_is_read() {
    let links = |count: usize| {
        let link = |number| json!({"name": "n", "url": format!("https://a.example/{number}")});
        json!({ "social": (0..count).map(link).collect::<Vec<_>>() })
    };
    // A link is three values; the file and its list are two more.
    let most = (VALUES_MAX - 2) / 3;
    assert!(CompanyFacts::read(&links(most), &LANGUAGES).is_ok());
    let many = [links(most + 1), links(100_000), json!(vec![0; VALUES_MAX])];
    let fields: Value = (0..200_000)
        .map(|number| (number.to_string(), json!(0)))
        .collect::<serde_json::Map<_, _>>()
        .into();
    for file in many.into_iter().chain([fields]) {
        let refused = CompanyFacts::read(&file, &LANGUAGES).unwrap_err();
        assert_eq!(refused.reason.to_string(), "has more than 1000 values");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table of cases")]
fn a_wrong_entry_is_named() {
    for (file, entry, reason) in [
        (json!({"emial": {}}), "emial", "unknown field `emial`"),
        (
            json!({"albums": {"genesis03": {}}}),
            "albums.genesis03",
            "unknown field `genesis03`",
        ),
        (json!([]), ".", "expected an object"),
        (json!({"email": []}), "email", "expected an object"),
        (
            json!({"social": [["X", "https://x.example"]]}),
            "social[0]",
            "expected an object",
        ),
        (
            json!({"social": [{"name": " ", "url": "https://x.example"}]}),
            "social[0].name",
            "a name is needed",
        ),
        (json!({"email": {"recruit": 5}}), "email.recruit", "invalid type"),
        (
            json!({"email": {"recruit": "nobody"}}),
            "email.recruit",
            "`nobody` is no mailbox",
        ),
        (
            json!({"game": {"store": {"url": "http://a.example/"}}}),
            "game.store.url",
            "`http://a.example/` is no plain https address",
        ),
        (
            json!({"albums": {"genesis01": {"videos": ["abcdefghijk", "short"]}}}),
            "albums.genesis01.videos[1]",
            "`short` is no YouTube id",
        ),
        (
            json!({"game": {"videos": {"mashUp": [null, null, null]}}}),
            "game.videos.mashUp",
            "3 videos are given",
        ),
        (
            json!({"social": [{"name": "X", "url": {"kr": "x.example"}}]}),
            "social[0].url",
            "invalid type",
        ),
        (
            json!({"game": {"videos": {"tutorial": {"default": null, "ko": "abcdefghijk"}}}}),
            "game.videos.tutorial.ko",
            "no language of the site",
        ),
        (
            json!({"game": {"videos": {"tutorial": {"kr": "no"}}}}),
            "game.videos.tutorial",
            "`no` is no YouTube id",
        ),
    ] {
        let invalid = CompanyFacts::read(&file, &LANGUAGES).unwrap_err();
        assert_eq!(invalid.entry, entry, "{file}");
        assert!(invalid.reason.to_string().contains(reason), "{}", invalid.reason);
    }
}

#[test]
fn a_file_that_is_missing_or_no_json_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("facts.json");
    let error = CompanyFacts::load(&path, &LANGUAGES).unwrap_err();
    assert!(error.to_string().ends_with("facts.json cannot be read"));
    std::fs::write(&path, "{").unwrap();
    let error = CompanyFacts::load(&path, &LANGUAGES).unwrap_err();
    assert!(error.to_string().ends_with("facts.json is not JSON"));
    std::fs::write(&path, r#"{"email": []}"#).unwrap();
    let error = CompanyFacts::load(&path, &LANGUAGES).unwrap_err();
    assert!(error.to_string().contains("facts.json: `email`: invalid type"));
}

#[test]
fn the_file_of_the_repository_is_valid() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../locales/company.json");
    assert_eq!(
        CompanyFacts::load(&path, &LANGUAGES)
            .unwrap()
            .in_language("en")
            .social,
        []
    );
}
