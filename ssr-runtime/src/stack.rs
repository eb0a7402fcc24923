//! Stack traces: from positions in the bundle to positions in the sources.

use std::{fmt::Write as _, path::Path};

use crate::{bundle::Bundle, error::JsException};

/// Name under which engines load the bundle, so that frames in it can be told from the engine's own.
pub(crate) const BUNDLE_SPECIFIER: &str = "file:///ssr/bundle.js";

/// An exception with its stack mapped to the sources.
pub(crate) fn mapped(message: String, stack: &str, bundle: &Bundle) -> JsException {
    JsException {
        message,
        stack: map_frames(stack, bundle),
    }
}

/// What can be told of an exception that React swallowed inside a Suspense boundary.
///
/// React's development build writes message and stacks into a `template` element behind the marker, its
/// production build nothing at all; then the markup of the fallback is the best pointer there is.
pub(crate) fn swallowed(html: &str, marker: usize, bundle: &Bundle) -> JsException {
    let rest = html.get(marker..).unwrap_or_default();
    let element = rest
        .find("</template>")
        .and_then(|end| rest.get(..end))
        .unwrap_or_default();
    if let Some(message) = attribute(element, "data-msg") {
        return mapped(
            message,
            &attribute(element, "data-stck").unwrap_or_default(),
            bundle,
        );
    }
    let fallback: String = rest.chars().take(200).collect();
    JsException {
        message: format!("unknown, rendered in its place: {fallback}"),
        stack: String::new(),
    }
}

/// Value of an attribute as React escapes it.
fn attribute(element: &str, name: &str) -> Option<String> {
    let (_, rest) = element.split_once(&format!(" {name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(
        value
            .replace("&quot;", "\"")
            .replace("&#x27;", "'")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&"),
    )
}

/// Keeps the frames (lines that start with `at`) and maps those in the bundle.
fn map_frames(stack: &str, bundle: &Bundle) -> String {
    let mut text = String::new();
    for frame in stack
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with("at "))
    {
        if !text.is_empty() {
            text.push('\n');
        }
        match map_frame(frame, bundle) {
            Some(mapped) => text.push_str(&mapped),
            None => {
                // Writing to a String cannot fail.
                let _ = write!(text, "    {frame}");
            }
        }
    }
    text
}

/// Maps one frame such as `at render (file:///ssr/bundle.js:10:20)`.
fn map_frame(frame: &str, bundle: &Bundle) -> Option<String> {
    let at = frame.find(BUNDLE_SPECIFIER)?;
    let position = frame.get(at + BUNDLE_SPECIFIER.len()..)?.trim_end_matches(')');
    let (line, column) = position.strip_prefix(':')?.split_once(':')?;
    // Frames count from one, source maps from zero.
    let line = line.parse::<u32>().ok()?.checked_sub(1)?;
    let column = column.parse::<u32>().ok()?.checked_sub(1)?;
    let token = bundle.source_map()?.lookup_token(line, column)?;
    let source = resolve(token.get_source()?, bundle.path());
    let function = frame.get(3..at)?.trim_end_matches(['(', ' ']);
    let name = if function.is_empty() {
        "<anonymous>"
    } else {
        function
    };
    Some(format!(
        "    at {name} ({source}:{}:{})",
        token.get_src_line() + 1,
        token.get_src_col() + 1
    ))
}

/// Sources are named relative to the bundle; a reader wants a path that an editor opens.
fn resolve(source: &str, bundle: &Path) -> String {
    let Some(folder) = bundle
        .parent()
        .filter(|_| !source.starts_with('/') && !source.contains(':'))
    else {
        return source.to_owned();
    };
    let mut path = folder.to_path_buf();
    for part in source.split('/') {
        match part {
            "." => {}
            ".." => {
                path.pop();
            }
            name => path.push(name),
        }
    }
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn bundle_with_map() -> (tempfile::TempDir, Bundle) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bundle.js");
        fs::write(&path, "function a(){throw 1}").unwrap();
        // One mapping: generated 1:1 is line 5, column 3 of ../src/a.tsx.
        let mut builder = sourcemap::SourceMapBuilder::new(None);
        builder.add(0, 0, 4, 2, Some("../src/a.tsx"), None, false);
        let mut text = Vec::new();
        builder.into_sourcemap().to_writer(&mut text).unwrap();
        fs::write(folder.path().join("bundle.js.map"), text).unwrap();
        let bundle = Bundle::load(&path).unwrap();
        (folder, bundle)
    }

    #[test]
    fn frames_of_the_bundle_point_at_their_sources() {
        let (folder, bundle) = bundle_with_map();
        let source = folder
            .path()
            .canonicalize()
            .unwrap()
            .parent()
            .unwrap()
            .join("src/a.tsx");

        let exception = mapped(
            "Error: x".to_owned(),
            "Error: x\n    at a (file:///ssr/bundle.js:1:14)\n    at file:///ssr/bundle.js:1:2\n    at b (native)",
            &bundle,
        );

        let source = source.display();
        assert_eq!(
            exception.stack,
            format!("    at a ({source}:5:3)\n    at <anonymous> ({source}:5:3)\n    at b (native)")
        );
    }

    #[test]
    fn a_frame_without_a_map_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("bundle.js");
        fs::write(&path, "x").unwrap();
        let bundle = Bundle::load(&path).unwrap();

        let exception = mapped(String::new(), "at a (file:///ssr/bundle.js:1:14)", &bundle);

        assert_eq!(exception.stack, "    at a (file:///ssr/bundle.js:1:14)");
    }

    #[test]
    fn the_development_build_tells_what_suspense_swallowed() {
        let (_folder, bundle) = bundle_with_map();
        let html = "<p></p><!--$!--><template data-msg=\"a &lt; &quot;b&quot;\" data-stck=\"at a (x:1:1)\"></template>";

        let exception = swallowed(html, 7, &bundle);

        assert_eq!(exception.message, "a < \"b\"");
        assert_eq!(exception.stack, "    at a (x:1:1)");
    }

    #[test]
    fn the_production_build_leaves_the_fallback_as_pointer() {
        let (_folder, bundle) = bundle_with_map();

        let exception = swallowed("<!--$!--><template></template><p>待って</p>", 0, &bundle);

        assert!(exception.message.ends_with("<p>待って</p>"), "{exception}");
    }
}
