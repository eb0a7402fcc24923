//! The company's facts: read and replaced for owners, and noted.

use content_company::{CompanyDocument, CompanyDocumentError};
use serde_json::Value;

use crate::audit::note;
use crate::company::Company;
use crate::error::DeskError;
use crate::sessions::Session;
use crate::shared::Shared;

const MISSING: DeskError = DeskError::NotFound {
    what: "file of the company's facts",
};

/// Most entries that the list of what was done names.
const NAMED_MAX: usize = 20;

impl Shared {
    /// The facts as they stand in the file.
    ///
    /// # Errors
    /// [`DeskError::NotFound`], [`DeskError::Malformed`].
    pub(crate) async fn facts(&self) -> Result<CompanyDocument, DeskError> {
        self.company()?.read().await.map_err(refused)
    }

    /// Replaces the facts.
    ///
    /// # Errors
    /// [`DeskError::Stale`], [`DeskError::Invalid`], [`DeskError::ReadOnly`]; nothing is changed then.
    pub(crate) async fn set_facts(
        &self,
        by: &Session,
        facts: Value,
        revision: String,
    ) -> Result<CompanyDocument, DeskError> {
        let company = self.company()?;
        let before = company.read().await.map_err(refused)?;
        let after = company.replace(facts, revision).await.map_err(refused)?;
        let changed = changed(&before.facts, &after.facts);
        if !changed.is_empty() {
            let content = self.store.content();
            let mut change = content.change().await?;
            note(&mut change, content.now(), &by.user, "facts", &named(&changed)).await?;
            change.commit().await?;
        }
        Ok(after)
    }

    fn company(&self) -> Result<&dyn Company, DeskError> {
        self.company.as_deref().ok_or(MISSING)
    }
}

fn refused(error: CompanyDocumentError) -> DeskError {
    match error {
        CompanyDocumentError::Absent(_) => MISSING,
        CompanyDocumentError::Malformed(_) => DeskError::Malformed,
        CompanyDocumentError::Stale => DeskError::Stale { what: "file" },
        CompanyDocumentError::Invalid(faults) => DeskError::Invalid {
            fields: faults.into_iter().collect(),
        },
        CompanyDocumentError::ReadOnly(_) => DeskError::ReadOnly,
    }
}

/// Names some entries, and counts many.
fn named(entries: &[String]) -> String {
    if entries.len() > NAMED_MAX {
        return format!("{} entries", entries.len());
    }
    entries.join(", ")
}

/// The entries that differ, two steps deep, such as `email.support`.
fn changed(before: &Value, after: &Value) -> Vec<String> {
    let mut entries = Vec::new();
    for key in keys(before, after) {
        let (one, other) = (&before[&key], &after[&key]);
        if one == other {
            continue;
        }
        let inner = keys(one, other);
        if inner.is_empty() {
            entries.push(key);
            continue;
        }
        let differ = inner.into_iter().filter(|inner| one[inner] != other[inner]);
        entries.extend(differ.map(|inner| format!("{key}.{inner}")));
    }
    entries
}

/// The keys of two objects, none twice.
fn keys(one: &Value, other: &Value) -> Vec<String> {
    let objects = [one, other].into_iter().filter_map(Value::as_object);
    let mut keys: Vec<_> = objects.flat_map(|object| object.keys().cloned()).collect();
    keys.sort();
    keys.dedup();
    keys
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_differs_is_named_two_steps_deep() {
        let before =
            json!({"email": {"support": "a", "recruit": "b"}, "social": [], "game": {"store": {"url": "x"}}});
        let after = json!({"email": {"support": "c", "recruit": "b"}, "social": [1], "game": {}});
        assert_eq!(
            changed(&before, &after),
            ["email.support", "game.store", "social"]
        );
        assert_eq!(changed(&before, &before), [""; 0]);
    }
}
