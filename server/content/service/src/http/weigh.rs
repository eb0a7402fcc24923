//! Weighs JSON before it becomes a tree.
//!
//! A tree takes far more memory than its text: one of zeros 36 times as much, one of `{"":0}` 70 times. So the text is read
//! twice. The first time only counts, builds nothing and ends at the first limit; what it lets through is built the second
//! time.

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

/// Memory of a value in bytes, its place in a list that grows included.
const VALUE: usize = 80;
/// What an object with a field takes besides its fields: its table, and room for four of them.
const OBJECT: usize = 320;
/// What a field takes besides its name and its value.
const FIELD: usize = 32;

/// Most items in a call, the platform's own figure.
pub(super) const ITEMS_MAX: usize = 1000;

/// Fields of a body that list what a call is about, one entry for each item.
const LISTS: [&str; 4] = [
    "dataItems",
    "dataItemIds",
    "dataItemReferences",
    "newReferencedItemIds",
];

/// A name that `serde_json` itself gives a meaning: the text behind it would be read as JSON once more, uncounted.
const RESERVED: &str = "$serde_json::private::RawValue";

/// How much a body may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    /// Memory of the tree in bytes.
    pub(super) tree: usize,
    /// Entries of one of [`LISTS`].
    pub(super) entries: usize,
}

/// Why a text becomes no tree.
#[derive(Debug)]
pub(super) enum Refused {
    /// The tree would take more memory than it may.
    Tree,
    /// This list has more entries than it may.
    Entries(&'static str),
    /// It is no JSON.
    Syntax(serde_json::Error),
}

/// Returns the memory in bytes that the tree of a text takes.
pub(super) fn weigh(text: &[u8], bounds: Bounds) -> Result<usize, Refused> {
    let mut scale = Scale::new(bounds);
    let mut reader = serde_json::Deserializer::from_slice(text);
    let place = JsonPlace::Body;
    let weigher = Weigher {
        scale: &mut scale,
        place,
    };
    let read = weigher.deserialize(&mut reader).and_then(|()| reader.end());
    match (read, scale.refused) {
        (Err(_), Some(refused)) => Err(refused),
        (Err(error), None) => Err(Refused::Syntax(error)),
        (Ok(()), _) => Ok(scale.weight),
    }
}

/// What was counted so far.
struct Scale {
    bounds: Bounds,
    weight: usize,
    refused: Option<Refused>,
}

impl Scale {
    fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            weight: 0,
            refused: None,
        }
    }

    fn add<E: serde::de::Error>(&mut self, bytes: usize) -> Result<(), E> {
        self.weight = self.weight.saturating_add(bytes);
        if self.weight > self.bounds.tree {
            return Err(self.refuse(Refused::Tree));
        }
        Ok(())
    }

    fn refuse<E: serde::de::Error>(&mut self, refused: Refused) -> E {
        self.refused = Some(refused);
        E::custom("the limit is reached")
    }
}

/// Where a value stands.
#[derive(Clone, Copy, PartialEq)]
enum JsonPlace {
    Body,
    List(&'static str),
    Within,
}

struct Weigher<'s> {
    scale: &'s mut Scale,
    place: JsonPlace,
}

impl<'de> DeserializeSeed<'de> for Weigher<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Weigher<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("a JSON value")
    }

    fn visit_bool<E: serde::de::Error>(self, _: bool) -> Result<(), E> {
        self.scale.add(VALUE)
    }

    fn visit_i64<E: serde::de::Error>(self, _: i64) -> Result<(), E> {
        self.scale.add(VALUE)
    }

    fn visit_u64<E: serde::de::Error>(self, _: u64) -> Result<(), E> {
        self.scale.add(VALUE)
    }

    fn visit_f64<E: serde::de::Error>(self, _: f64) -> Result<(), E> {
        self.scale.add(VALUE)
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<(), E> {
        self.scale.add(VALUE)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<(), E> {
        self.scale.add(VALUE + text.len())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<(), A::Error> {
        self.scale.add(VALUE)?;
        let mut entries = 0_usize;
        loop {
            let value = Weigher {
                scale: &mut *self.scale,
                place: JsonPlace::Within,
            };
            if values.next_element_seed(value)?.is_none() {
                return Ok(());
            }
            entries += 1;
            if let JsonPlace::List(name) = self.place
                && entries > self.scale.bounds.entries
            {
                return Err(self.scale.refuse(Refused::Entries(name)));
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        self.scale.add(VALUE)?;
        let mut is_first = true;
        loop {
            let name = Name {
                scale: &mut *self.scale,
                is_of_body: self.place == JsonPlace::Body,
                is_first,
            };
            let Some(place) = fields.next_key_seed(name)? else {
                return Ok(());
            };
            fields.next_value_seed(Weigher {
                scale: &mut *self.scale,
                place,
            })?;
            is_first = false;
        }
    }
}

/// The name of a field; its value is the place of what follows.
struct Name<'s> {
    scale: &'s mut Scale,
    is_of_body: bool,
    is_first: bool,
}

impl<'de> DeserializeSeed<'de> for Name<'_> {
    type Value = JsonPlace;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<JsonPlace, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Name<'_> {
    type Value = JsonPlace;

    fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("the name of a field")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<JsonPlace, E> {
        if name == RESERVED {
            return Err(E::custom("a field has a reserved name"));
        }
        let object = if self.is_first { OBJECT } else { 0 };
        self.scale.add(object + FIELD + name.len())?;
        let list = LISTS.into_iter().find(|list| self.is_of_body && *list == name);
        Ok(list.map_or(JsonPlace::Within, JsonPlace::List))
    }
}

#[cfg(test)]
mod tests;
