//! Where a browser arrives that follows a redirect session's address.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use content_service::extension::ApiError;
use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use super::call::parameter;
use crate::error::MemberError;
use crate::members::Members;
use crate::redirect_session::{Landing, PARAMETER as REDIRECT_PARAMETER};

/// Path of every redirect session's address.
pub(super) const PATH: &str = "/oauth2/authorize";

/// Hands the response over to the page around the hidden frame. A fixed text, so that the policy can name its hash.
const SCRIPT: &str = "const message = JSON.parse(document.getElementById('message').textContent);
for (const origin of message.origins) parent.postMessage(message.response, origin);";

/// GET `/oauth2/authorize?redirectSession=…`. A browser comes here by itself, so there is no access token.
pub(super) async fn follow(
    request: HttpRequest,
    members: web::Data<Members>,
) -> Result<HttpResponse, ApiError> {
    let token = parameter(&request, REDIRECT_PARAMETER).unwrap_or_default();
    let landing = members
        .follow(&token)
        .await?
        .ok_or(MemberError::UnknownRedirect)?;
    let mut response = match &landing {
        Landing::Page(_) => HttpResponse::Found(),
        Landing::Message { .. } => HttpResponse::Ok(),
    };
    response
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // The address holds a secret, if a used one.
        .insert_header((header::REFERRER_POLICY, "no-referrer"));
    Ok(match landing {
        Landing::Page(page) => response.insert_header((header::LOCATION, page.as_str())).finish(),
        Landing::Message { origins, reply } => {
            let reply: Map<String, Value> = reply
                .into_iter()
                .map(|(name, value)| (name.to_owned(), Value::String(value)))
                .collect();
            response
                .insert_header((header::CONTENT_SECURITY_POLICY, policy(&origins)))
                .content_type("text/html; charset=utf-8")
                .body(page(&json!({ "origins": origins, "response": reply })))
        }
    })
}

/// Only the allowed pages may frame this one, and only the fixed script runs in it.
fn policy(origins: &[String]) -> String {
    let hash = STANDARD.encode(Sha256::digest(SCRIPT));
    let ancestors = if origins.is_empty() {
        "'none'".to_owned()
    } else {
        origins.join(" ")
    };
    format!(
        "default-src 'none'; script-src 'sha256-{hash}'; frame-ancestors {ancestors}; base-uri 'none'; form-action 'none'"
    )
}

fn page(message: &Value) -> String {
    // Within a script element only this sign could end the text early.
    let data = message.to_string().replace('<', "\\u003c");
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Login</title>\
         <script type=\"application/json\" id=\"message\">{data}</script><script>{SCRIPT}</script></html>\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_cannot_end_its_element_and_the_policy_names_who_may_frame() {
        let page = page(&json!({"response": {"state": "</script><script>alert(1)</script>"}}));
        assert_eq!(page.matches("</script>").count(), 2);
        assert!(policy(&[]).contains("frame-ancestors 'none'"));
        let origins = ["https://a.example".to_owned(), "https://b.example".to_owned()];
        assert!(policy(&origins).contains("frame-ancestors https://a.example https://b.example;"));
    }
}
