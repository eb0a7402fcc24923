//! Members who wait to be let in, on the wire.

use actix_web::HttpResponse;
use serde::Deserialize;
use serde_json::json;

use super::call::{Call, CallResult};
use crate::config::Verdict;

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Word {
    Approve,
    Block,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Decision {
    verdict: Word,
}

/// GET `/members`.
pub(super) async fn list(call: Call) -> CallResult {
    let members = call.shared.waiting_members().await?;
    let members: Vec<_> = members
        .iter()
        .map(|member| {
            json!({
                "id": member.id,
                "email": member.email,
                "createdAt": member.created,
                "awaitsVerification": member.awaits_verification,
            })
        })
        .collect();
    Ok(HttpResponse::Ok().json(json!({ "members": members })))
}

/// POST `/members/{member}`.
pub(super) async fn decide(call: Call) -> CallResult {
    let (Decision { verdict }, id) = (call.body()?, call.part("member")?);
    let verdict = match verdict {
        Word::Approve => Verdict::Approve,
        Word::Block => Verdict::Block,
    };
    call.shared.decide(&id, verdict, &call.session()?.user).await?;
    Ok(HttpResponse::NoContent().finish())
}
