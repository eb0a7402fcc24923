//! What the host lends its bundle, and the script that hands it over.

use crate::{
    fetch::Fetch,
    hooks::{Console, Lost},
    limits::FETCH_CALLS,
};

const MEMORY: &str = include_str!("js/memory.js");
const HOST: &str = include_str!("js/host.js");
const WEB: &str = include_str!("js/web.js");
const STREAM: &str = include_str!("js/stream.js");
const FETCH: &str = include_str!("js/fetch.js");

/// What the host lends its bundle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lent {
    /// Where the console goes.
    pub(crate) console: Console,
    /// Whom a lost engine is told to.
    pub(crate) lost: Lost,
    /// Whether there are web APIs, and streams.
    pub(crate) web: bool,
    /// What responds to `fetch`.
    pub(crate) fetch: Option<Fetch>,
}

impl Lent {
    /// The globals that come of it.
    pub(crate) fn globals(&self) -> Globals {
        Globals {
            web: self.web,
            fetch: self.fetch.is_some(),
        }
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

impl Globals {
    /// The host script: what all engines share, then the engine's own part. Parts that are not wanted are `undefined`.
    pub(crate) fn script(self, engine: &str) -> String {
        let part = |is_wanted, text| if is_wanted { text } else { "undefined;\n" };
        [
            MEMORY,
            &format!("const maxCalls = {FETCH_CALLS};\nconst makeWeb =\n"),
            part(self.web, WEB),
            "const makeStreams =\n",
            part(self.web, STREAM),
            "const makeFetch =\n",
            part(self.fetch, FETCH),
            "const host =\n",
            HOST,
            engine,
        ]
        .concat()
    }

    /// Their names, as arguments of the maker of snapshots.
    #[cfg(feature = "embedded")]
    pub(crate) fn names(self) -> impl Iterator<Item = &'static str> {
        let all = [(self.web, "web"), (self.fetch, "fetch")];
        all.into_iter()
            .filter_map(|(is_wanted, name)| is_wanted.then_some(name))
    }

    /// Those of such names.
    #[cfg(feature = "embedded")]
    pub(crate) fn named(names: impl Iterator<Item = std::ffi::OsString>) -> Self {
        names.fold(Self::default(), |found, name| Self {
            web: found.web || name == "web",
            fetch: found.fetch || name == "fetch",
        })
    }
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;

    #[test]
    fn the_maker_of_snapshots_is_told_every_global() {
        for (web, fetch) in [(false, false), (true, false), (false, true), (true, true)] {
            let globals = Globals { web, fetch };
            assert_eq!(Globals::named(globals.names().map(Into::into)), globals);
        }
    }
}
