//! Members who wait to be let in, on the wire.

use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};

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

#[derive(Serialize)]
struct Members {
    members: Vec<Waiting>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Waiting {
    id: String,
    email: String,
    created_at: String,
    awaits_verification: bool,
}

/// GET `/members`.
pub(super) async fn list(call: Call) -> CallResult {
    let members = call.shared.waiting_members().await?;
    let members = members.into_iter().map(|member| Waiting {
        id: member.id,
        email: member.email,
        created_at: member.created,
        awaits_verification: member.awaits_verification,
    });
    let members = members.collect();
    Ok(HttpResponse::Ok().json(Members { members }))
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
