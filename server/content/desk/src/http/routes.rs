//! The list of all calls.

use super::call::Needs::{File, Nothing, Role};
use super::call::{Needs, Operation};
use super::{
    backups, comments, counts, facts, imports, keys, live, members, order, owner, positions, preview,
    session, templates, totp, webhooks,
};
use crate::role::Role::{Editor, Owner, Publisher};

/// A call: its method, its path, who may make it, and what it does.
pub(super) struct Route(
    pub(super) &'static str,
    pub(super) &'static str,
    pub(super) Needs,
    pub(super) Operation,
);

/// An async function as an [`Operation`].
macro_rules! operation {
    ($($name:ident)::+) => {
        |call| Box::pin($($name)::+(call))
    };
}

/// Every call.
pub(super) const ROUTES: [Route; 66] = [
    Route("GET", "/session", Nothing, operation!(session::get)),
    Route("POST", "/session", Nothing, operation!(session::log_in)),
    Route("DELETE", "/session", Role(Editor), operation!(session::log_out)),
    Route("POST", "/session/link", Nothing, operation!(session::use_link)),
    Route(
        "POST",
        "/password",
        Role(Editor),
        operation!(session::set_password),
    ),
    Route("GET", "/totp", Role(Editor), operation!(totp::get)),
    Route("POST", "/totp", Role(Editor), operation!(totp::begin)),
    Route("POST", "/totp/confirm", Role(Editor), operation!(totp::confirm)),
    Route(
        "POST",
        "/totp/recovery-codes",
        Role(Editor),
        operation!(totp::renew),
    ),
    Route("POST", "/totp/off", Role(Editor), operation!(totp::end)),
    Route("GET", "/sessions", Role(Editor), operation!(session::list)),
    Route(
        "DELETE",
        "/sessions/{session}",
        Role(Editor),
        operation!(session::end),
    ),
    Route("GET", "/positions", Role(Editor), operation!(positions::list)),
    Route("POST", "/news", Role(Editor), operation!(live::of_list)),
    Route("POST", "/positions", Role(Editor), operation!(positions::create)),
    Route("GET", "/positions/{id}", Role(Editor), operation!(positions::get)),
    Route(
        "DELETE",
        "/positions/{id}",
        Role(Publisher),
        operation!(positions::delete),
    ),
    Route(
        "POST",
        "/positions/{id}/undelete",
        Role(Editor),
        operation!(positions::undelete),
    ),
    Route(
        "POST",
        "/positions/{id}/rename",
        Role(Editor),
        operation!(positions::rename),
    ),
    Route(
        "POST",
        "/positions/{id}/actions",
        Role(Publisher),
        operation!(positions::act),
    ),
    Route(
        "GET",
        "/positions/{id}/comments",
        Role(Editor),
        operation!(comments::list),
    ),
    Route(
        "POST",
        "/positions/{id}/comments",
        Role(Editor),
        operation!(comments::add),
    ),
    Route(
        "PATCH",
        "/positions/{id}/comments/{comment}",
        Role(Editor),
        operation!(comments::resolve),
    ),
    Route(
        "POST",
        "/positions/{id}/presence",
        Role(Editor),
        operation!(live::tell),
    ),
    Route(
        "PUT",
        "/positions/{id}/{locale}/draft",
        Role(Editor),
        operation!(positions::save),
    ),
    Route(
        "DELETE",
        "/positions/{id}/{locale}/draft",
        Role(Editor),
        operation!(positions::discard),
    ),
    Route(
        "GET",
        "/positions/{id}/{locale}/history",
        Role(Editor),
        operation!(positions::history),
    ),
    Route(
        "GET",
        "/positions/{id}/{locale}/history/{entry}",
        Role(Editor),
        operation!(positions::past),
    ),
    Route(
        "POST",
        "/positions/{id}/{locale}/restore",
        Role(Editor),
        operation!(positions::restore),
    ),
    Route(
        "POST",
        "/positions/{id}/{locale}/review",
        Role(Editor),
        operation!(positions::review),
    ),
    Route(
        "POST",
        "/positions/{id}/{locale}/preview",
        Role(Editor),
        operation!(preview::show),
    ),
    Route(
        "POST",
        "/positions/{id}/{locale}/preview-link",
        Role(Editor),
        operation!(preview::link),
    ),
    Route(
        "DELETE",
        "/positions/{id}/{locale}/preview-link",
        Role(Editor),
        operation!(preview::end_links),
    ),
    Route(
        "GET",
        "/previews/{preview}",
        Role(Editor),
        operation!(preview::frame),
    ),
    Route("POST", "/templates", Role(Editor), operation!(templates::add)),
    Route(
        "PATCH",
        "/templates/{id}",
        Role(Editor),
        operation!(templates::rename),
    ),
    Route("GET", "/trash", Role(Editor), operation!(positions::trash)),
    Route("POST", "/imports/check", Role(Editor), operation!(imports::check)),
    Route(
        "POST",
        "/imports/greenhouse",
        Role(Editor),
        operation!(imports::greenhouse),
    ),
    Route("GET", "/order", Role(Editor), operation!(order::get)),
    Route("PUT", "/order", Role(Publisher), operation!(order::set)),
    Route("GET", "/users", Role(Owner), operation!(owner::list)),
    Route("POST", "/users", Role(Owner), operation!(owner::add)),
    Route("PATCH", "/users/{name}", Role(Owner), operation!(owner::change)),
    Route("DELETE", "/users/{name}", Role(Owner), operation!(owner::remove)),
    Route("POST", "/users/{name}/link", Role(Owner), operation!(owner::link)),
    Route("GET", "/audit", Role(Owner), operation!(owner::audit)),
    Route("GET", "/keys", Role(Owner), operation!(keys::list)),
    Route("POST", "/keys", Role(Owner), operation!(keys::create)),
    Route("DELETE", "/keys/{key}", Role(Owner), operation!(keys::revoke)),
    Route("GET", "/webhooks", Role(Owner), operation!(webhooks::list)),
    Route("POST", "/webhooks", Role(Owner), operation!(webhooks::create)),
    Route(
        "PUT",
        "/webhooks/{webhook}",
        Role(Owner),
        operation!(webhooks::change),
    ),
    Route(
        "DELETE",
        "/webhooks/{webhook}",
        Role(Owner),
        operation!(webhooks::remove),
    ),
    Route(
        "POST",
        "/webhooks/{webhook}/test",
        Role(Owner),
        operation!(webhooks::test),
    ),
    Route(
        "GET",
        "/deliveries",
        Role(Owner),
        operation!(webhooks::deliveries),
    ),
    Route(
        "POST",
        "/deliveries/{delivery}/again",
        Role(Owner),
        operation!(webhooks::again),
    ),
    Route("GET", "/members", Role(Owner), operation!(members::list)),
    Route(
        "POST",
        "/members/{member}",
        Role(Owner),
        operation!(members::decide),
    ),
    Route("GET", "/counts", Role(Editor), operation!(counts::get)),
    Route("PUT", "/counts", Role(Owner), operation!(counts::set)),
    Route("GET", "/facts", Role(Owner), operation!(facts::get)),
    Route("PUT", "/facts", Role(Owner), operation!(facts::set)),
    Route("POST", "/backup", Role(Owner), operation!(backups::make)),
    Route("POST", "/restores", File(Owner), operation!(backups::check)),
    Route(
        "POST",
        "/restores/{restore}",
        Role(Owner),
        operation!(backups::restore),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The paths and methods of the description: two and four spaces deep.
    fn described() -> Vec<String> {
        let description = include_str!("../../../../../docs/desk.openapi.yaml");
        let mut path = "";
        let mut calls = Vec::new();
        for line in description.lines() {
            if let Some(rest) = line.strip_prefix("  /") {
                path = rest.trim_end_matches(':');
            }
            let method = line.strip_prefix("    ").and_then(|line| line.strip_suffix(':'));
            if let Some(method @ ("get" | "post" | "put" | "patch" | "delete")) = method {
                calls.push(format!("{} /{path}", method.to_uppercase()));
            }
        }
        calls.sort();
        calls
    }

    #[test]
    fn the_description_names_every_call_and_no_other() {
        let mut served: Vec<_> = ROUTES
            .iter()
            .map(|route| format!("{} {}", route.0, route.1))
            .collect();
        served.sort();
        assert_eq!(served, described());
    }
}
