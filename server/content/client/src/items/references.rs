//! References from one item's field to other items, one at a time.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Collection, Verb};
use crate::error::ContentError;

/// A reference from one item to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reference {
    /// The field that refers.
    pub referring_item_field_name: String,
    /// The item that refers.
    pub referring_item_id: String,
    /// The item that is referred to.
    pub referenced_item_id: String,
}

impl Collection<'_> {
    /// Whether a field of one item refers to another item.
    ///
    /// # Errors
    /// Those of every data call.
    pub async fn is_referenced(&self, reference: &Reference) -> Result<bool, ContentError> {
        let mut fields = json!(reference);
        if let (true, Some(fields)) = (self.options.consistent_read, fields.as_object_mut()) {
            fields.insert("consistentRead".to_owned(), Value::Bool(true));
        }
        let response: IsReferenced = self.read("/items/is-referenced", &fields).await?;
        Ok(response.is_referenced)
    }

    /// Adds a reference and returns it.
    ///
    /// # Errors
    /// Those of every data call; `WDE0020` if the field takes no references, `WDE0029` if it is there already.
    pub async fn insert_reference(&self, reference: &Reference) -> Result<Reference, ContentError> {
        self.one_reference("/items/insert-reference", reference).await
    }

    /// Takes a reference away and returns it.
    ///
    /// # Errors
    /// Those of every data call; `WDE0020` if the field takes no references.
    pub async fn remove_reference(&self, reference: &Reference) -> Result<Reference, ContentError> {
        self.one_reference("/items/remove-reference", reference).await
    }

    /// Puts new references in the place of all those in a field of an item; none clears it.
    ///
    /// # Errors
    /// Those of every data call; `WDE0020` if the field takes no references.
    pub async fn replace_references(
        &self,
        referring_field: &str,
        referring_id: &str,
        referenced_ids: &[&str],
    ) -> Result<Vec<Reference>, ContentError> {
        let fields = json!({
            "referringItemFieldName": referring_field,
            "referringItemId": referring_id,
            "newReferencedItemIds": referenced_ids,
        });
        let path = "/items/replace-references";
        let response: Many = self.write(Verb::Post, path, fields).await?;
        Ok(response.data_item_references)
    }

    async fn one_reference(&self, path: &str, reference: &Reference) -> Result<Reference, ContentError> {
        let fields = json!({ "dataItemReference": reference });
        let response: One = self.write(Verb::Post, path, fields).await?;
        Ok(response.data_item_reference)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct IsReferenced {
    is_referenced: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct One {
    data_item_reference: Reference,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Many {
    data_item_references: Vec<Reference>,
}
