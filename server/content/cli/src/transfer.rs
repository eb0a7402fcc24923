//! Many items: imports that happen as a whole or not at all, exports that hold few items at a time.

use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context as _, bail};
use content_service::store::{Store, StoreError};
use content_wire::post::ReadDay;
use indicatif::{ProgressBar, ProgressStyle};

use crate::arguments::{ExportArguments, Format, ImportArguments};
use crate::check::Check;
use crate::context::CommandContext;
use crate::format::{BadInput, Entry, JsonWriter, TableWriter, Writer};
use crate::items::{self, Failure};
use crate::output::say;

/// Adds or replaces the items of a file, all or none.
///
/// # Errors
///
/// The line and the field of the first item that cannot be kept; nothing is changed then.
pub(crate) async fn import(
    store: &Store,
    context: &CommandContext,
    import: &ImportArguments,
) -> anyhow::Result<()> {
    let format = import
        .format
        .or_else(|| Format::of(&import.file))
        .context("the file's name does not say its format; give --format")?;
    let text = items::read(&import.file, import.encoding)?;
    let mut entries = format
        .read(&text)
        .with_context(|| nothing_changed(&import.file))?;
    let check = Check::of(context, &import.collection);
    let days = checked(check, &mut entries).with_context(|| nothing_changed(&import.file))?;
    for (line, ReadDay { field, written, day }) in days {
        say(format_args!(
            "line {line}, field {field}: {written} is read as {day}"
        ))?;
    }
    let lines: Vec<u64> = entries.iter().map(|entry| entry.line).collect();
    let bar = progress(lines.len() as u64);
    let imported = store
        .import(
            &import.collection,
            entries.into_iter().map(|entry| entry.data),
            context.publisher(),
            import.dry_run,
            |done| bar.set_position(done as u64),
        )
        .await;
    bar.finish_and_clear();
    let imported = imported
        .map_err(|error| at_line(error, &lines))
        .with_context(|| nothing_changed(&import.file))?;
    let kept = if import.dry_run { "would be " } else { "" };
    say(format_args!(
        "{} items {kept}inserted, {} {kept}updated",
        imported.inserted, imported.updated
    ))?;
    Ok(())
}

fn nothing_changed(file: &Path) -> String {
    format!("{} is not imported and nothing is changed", file.display())
}

/// Checks every item; returns the days that were in another form, with their lines.
fn checked(check: Check, entries: &mut [Entry]) -> Result<Vec<(u64, ReadDay)>, BadInput> {
    let mut days = Vec::new();
    for Entry { line, data } in entries {
        let read = check.item(data).map_err(|bad| BadInput::Field {
            line: *line,
            field: bad.field,
            reason: bad.reason,
        })?;
        days.extend(read.into_iter().map(|day| (*line, day)));
    }
    Ok(days)
}

/// Says the line of an item instead of its position.
fn at_line(error: StoreError, lines: &[u64]) -> anyhow::Error {
    match error {
        StoreError::Import { position, reason } => BadInput::Line {
            line: lines.get(position).copied().unwrap_or_default(),
            reason,
        }
        .into(),
        other => other.into(),
    }
}

/// Writes every item of a collection.
///
/// # Errors
///
/// If there is no such collection, or the file cannot be written.
pub(crate) async fn export(store: &Store, export: &ExportArguments) -> anyhow::Result<()> {
    let named = export.out.as_deref().and_then(Format::of);
    let format = match (export.format.or(named), &export.out) {
        (Some(format), _) => format,
        (None, None) => Format::Jsonl,
        (None, Some(_)) => bail!("the file's name does not say its format; give --format"),
    };
    let mut out = Target::open(export.out.clone())?;
    let mut writer: Box<dyn Writer + '_> = match format {
        Format::Json => Box::new(JsonWriter::list(out.writer())),
        Format::Jsonl => Box::new(JsonWriter::lines(out.writer())),
        Format::Csv => {
            let fields = fields(store, &export.collection).await?;
            Box::new(TableWriter::new(out.writer(), fields)?)
        }
    };
    let bar = progress_of_unknown_length(export.out.is_some());
    store
        .export(&export.collection, |item| -> Result<(), Failure> {
            bar.inc(1);
            Ok(writer.item(&item.data)?)
        })
        .await?;
    writer.end()?;
    drop(writer);
    bar.finish_and_clear();
    out.keep()
}

/// Every field that any item of a collection has.
async fn fields(store: &Store, collection: &str) -> Result<BTreeSet<String>, Failure> {
    let mut fields = BTreeSet::new();
    store
        .export(collection, |item| -> Result<(), Failure> {
            fields.extend(item.data.into_iter().map(|(name, _)| name));
            Ok(())
        })
        .await?;
    Ok(fields)
}

/// Where an export goes: a file that takes its name when it is complete, or standard output.
struct Target {
    out: Box<dyn Write>,
    file: Option<(PathBuf, PathBuf)>,
}

impl Target {
    fn open(file: Option<PathBuf>) -> anyhow::Result<Self> {
        let Some(file) = file else {
            let out = Box::new(BufWriter::new(io::stdout()));
            return Ok(Self { out, file: None });
        };
        let mut part = file.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let out = File::create(&part).with_context(|| format!("{} cannot be written", part.display()))?;
        Ok(Self {
            out: Box::new(BufWriter::new(out)),
            file: Some((part, file)),
        })
    }

    fn writer(&mut self) -> &mut dyn Write {
        &mut *self.out
    }

    fn keep(mut self) -> anyhow::Result<()> {
        self.out.flush()?;
        if let Some((part, file)) = self.file {
            fs::rename(&part, &file).with_context(|| format!("{} cannot be written", file.display()))?;
        }
        Ok(())
    }
}

/// A bar on standard error, shown only on a terminal.
fn progress(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar
}

/// A count; none when the items themselves go to the terminal.
fn progress_of_unknown_length(is_wanted: bool) -> ProgressBar {
    if is_wanted {
        ProgressBar::new_spinner()
    } else {
        ProgressBar::hidden()
    }
}
