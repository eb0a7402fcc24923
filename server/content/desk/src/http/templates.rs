//! Templates, on the wire. All that is done with their texts are the calls about positions.

use actix_web::HttpResponse;
use content_wire::reason::Reason;
use serde::Deserialize;

use super::call::{Call, CallResult};
use crate::error::DeskError;
use crate::positions::Origin;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct NewTemplate {
    name: String,
    copy_of: Option<String>,
    locale: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewName {
    name: String,
}

/// POST `/templates`.
pub(super) async fn add(call: Call) -> CallResult {
    let NewTemplate {
        name,
        copy_of,
        locale,
    } = call.body()?;
    let origin = match (&copy_of, &locale) {
        // No id has the character NUL, and PostgreSQL could not look for it.
        (Some(from), None) if !from.contains('\0') => Origin::Position(from),
        (None, Some(locale)) => Origin::Empty(locale),
        _ => {
            let reason = Reason::malformed("needs either `copyOf` or `locale`");
            return Err(DeskError::field("body", reason).into());
        }
    };
    let template = call.shared.add_template(call.session()?, &name, origin).await?;
    Ok(HttpResponse::Created().json(template))
}

/// PATCH `/templates/{id}`.
pub(super) async fn rename(call: Call) -> CallResult {
    let NewName { name } = call.body()?;
    let (by, id) = (call.session()?, call.id()?);
    let template = call.shared.name_template(by, &id, &name).await?;
    Ok(HttpResponse::Ok().json(template))
}
