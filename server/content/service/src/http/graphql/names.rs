//! Names of collections in GraphQL.
//!
//! GraphQL takes letters and digits of ASCII and the underscore. A collection has a name of its own choice, such as
//! `RecruitPosts-EN`, so every other character is left out: `RecruitPostsEN`. Where that leaves nothing, or the same as
//! for another collection, the name gets an underscore and eight digits of the SHA-256 of the collection's name. A
//! collection whose name needs no change keeps it whatever else there is.

use std::collections::HashSet;

use sha2::{Digest as _, Sha256};

/// A collection and its name in GraphQL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Named {
    pub(super) collection: String,
    pub(super) name: String,
}

/// Names collections, each differently. The names depend on nothing but the set of collections.
pub(super) fn name_all(collections: &[String]) -> Vec<Named> {
    let stripped: Vec<String> = collections.iter().map(|collection| strip(collection)).collect();
    let mut taken: HashSet<String> = collections
        .iter()
        .zip(&stripped)
        .filter(|(collection, name)| collection == name)
        .map(|(_, name)| name.clone())
        .collect();
    let mut named: Vec<Named> = Vec::new();
    for (collection, name) in collections.iter().zip(&stripped) {
        let mut name = name.clone();
        if name != *collection {
            let alike = stripped.iter().filter(|other| **other == name).count();
            if name.is_empty() || alike > 1 {
                name = format!("{name}_{}", hash(collection));
            }
            while !taken.insert(name.clone()) {
                name.push('_');
            }
        }
        named.push(Named {
            collection: collection.clone(),
            name,
        });
    }
    named
}

fn strip(collection: &str) -> String {
    let is_kept = |character: &char| character.is_ascii_alphanumeric() || *character == '_';
    collection.chars().filter(is_kept).collect()
}

/// The first eight digits are enough to tell a few collections apart.
fn hash(collection: &str) -> String {
    let [a, b, c, d, ..] = <[u8; 32]>::from(Sha256::digest(collection));
    format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(collections: &[&str]) -> Vec<String> {
        let collections: Vec<String> = collections.iter().map(|name| (*name).to_owned()).collect();
        name_all(&collections)
            .into_iter()
            .map(|named| named.name)
            .collect()
    }

    #[test]
    fn other_characters_are_left_out() {
        let table = [
            ("RecruitPosts-EN", "RecruitPostsEN"),
            ("RecruitPosts-EN__drafts", "RecruitPostsEN__drafts"),
            ("snake_case", "snake_case"),
            ("2024 songs", "2024songs"),
        ];
        for (collection, name) in table {
            assert_eq!(names(&[collection]), [name]);
        }
    }

    #[test]
    fn names_that_would_be_alike_or_empty_get_a_hash_in_any_order() {
        assert_eq!(names(&["글"]), [format!("_{}", hash("글"))]);
        let (a, b) = (format!("AB_{}", hash("A-B")), format!("AB_{}", hash("A B")));
        assert_eq!(names(&["A-B", "A B"]), [a.clone(), b.clone()]);
        assert_eq!(names(&["A B", "A-B"]), [b, a.clone()]);
        assert_eq!(names(&["A-B", "AB"]), [a.clone(), "AB".to_owned()]);
        assert_eq!(names(&["AB", "A-B", &a]), ["AB".to_owned(), format!("{a}_"), a]);
    }
}
