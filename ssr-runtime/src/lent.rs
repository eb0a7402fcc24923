//! What the host lends its bundle, and the script that hands it over.

use crate::hooks::{Console, Lost};
#[cfg(feature = "web")]
use crate::{fetch::Fetch, limits::FETCH_CALLS};

const MEMORY: &str = include_str!("js/memory.js");
const HOST: &str = include_str!("js/host.js");

/// What stands for the web half of the host script where a bundle finds nothing of the web.
const NO_WEB: &str = "const lendWeb = undefined;\n";

/// What the host lends its bundle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lent {
    /// Where the console goes.
    pub(crate) console: Console,
    /// Whom a lost isolate is told to.
    pub(crate) lost: Lost,
    /// Whether there are web APIs, and streams.
    pub(crate) web: bool,
    /// What responds to `fetch`.
    #[cfg(feature = "web")]
    pub(crate) fetch: Option<Fetch>,
}

impl Lent {
    /// The globals that come of it.
    pub(crate) fn globals(&self) -> Globals {
        #[cfg(feature = "web")]
        let fetch = self.fetch.is_some();
        #[cfg(not(feature = "web"))]
        let fetch = false;
        Globals { web: self.web, fetch }
    }
}

/// Which globals a bundle finds beside ECMAScript and the console.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Globals {
    /// Those of `js/web.js`.
    pub(crate) web: bool,
    /// That of `js/fetch.js`.
    pub(crate) fetch: bool,
}

/// An engine's own parts of the host script.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EngineScript {
    /// Hands the engine's means to the web half.
    #[cfg(feature = "web")]
    pub(crate) web: &'static str,
    /// Completes the host script.
    pub(crate) end: &'static str,
}

impl Globals {
    /// The host script: what all engines share, then the engine's own part.
    pub(crate) fn script(self, engine: EngineScript) -> String {
        let web = if self == Self::default() {
            NO_WEB.to_owned()
        } else {
            web_half(self, engine)
        };
        [MEMORY, "const host =\n", HOST, &web, engine.end].concat()
    }
}

/// Parts that are not wanted are `undefined`.
#[cfg(feature = "web")]
fn web_half(globals: Globals, engine: EngineScript) -> String {
    let part = |is_wanted, text| if is_wanted { text } else { "undefined;\n" };
    [
        &format!("const maxCalls = {FETCH_CALLS};\nconst makeOwners =\n"),
        include_str!("js/owners.js"),
        "const makeWeb =\n",
        part(globals.web, include_str!("js/web.js")),
        "const makeStreams =\n",
        part(globals.web, include_str!("js/stream.js")),
        "const makeFetch =\n",
        part(globals.fetch, include_str!("js/fetch.js")),
        engine.web,
    ]
    .concat()
}

/// No builder asks for it.
#[cfg(not(feature = "web"))]
fn web_half(_globals: Globals, _engine: EngineScript) -> String {
    NO_WEB.to_owned()
}

/// On their way to the maker of snapshots.
#[cfg(feature = "embedded")]
impl Globals {
    /// Their names.
    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        let all = [(self.web, "web"), (self.fetch, "fetch")];
        all.into_iter()
            .filter_map(|(is_wanted, name)| is_wanted.then_some(name))
    }

    /// Those of such names.
    pub(crate) fn named(names: impl Iterator<Item = std::ffi::OsString>) -> Self {
        names.fold(Self::default(), |found, name| Self {
            web: found.web || name == "web",
            fetch: found.fetch || name == "fetch",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ENGINE: EngineScript = EngineScript {
        #[cfg(feature = "web")]
        web: "const lendWeb = 1;\n",
        end: "end();",
    };

    #[test]
    fn a_bundle_that_finds_nothing_of_the_web_has_no_script_of_it() {
        let script = Globals::default().script(ENGINE);

        assert!(script.ends_with(&format!("{NO_WEB}end();")), "{script}");
        assert!(!script.contains("ReadableStream"));
    }

    #[cfg(feature = "web")]
    #[test]
    fn the_web_half_has_what_is_wanted_of_it() {
        let with = |web, fetch| Globals { web, fetch }.script(ENGINE);
        let has = |script: &str| {
            [
                script.contains("ReadableStream"),
                script.contains("MAX_WAITING_BYTES"),
            ]
        };

        assert_eq!(has(&with(true, false)), [true, false]);
        assert_eq!(has(&with(false, true)), [false, true]);
    }

    #[cfg(feature = "embedded")]
    #[test]
    fn the_maker_of_snapshots_is_told_every_global() {
        for (web, fetch) in [(false, false), (true, false), (false, true), (true, true)] {
            let globals = Globals { web, fetch };
            assert_eq!(Globals::named(globals.names().map(Into::into)), globals);
        }
    }
}
