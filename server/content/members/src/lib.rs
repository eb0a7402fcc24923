//! Members of the content service: registering, logging in, mails, sessions, and the redirects that end in tokens.
//!
//! [`add_members`] adds their calls to a service. No page of the site uses them. What is kept is in the service's own
//! database, in tables that its migrations make; [`MemberStore`] reads and writes them. Of a secret nothing is kept
//! that gives access: passwords and codes are argon2id hashes, tokens SHA-256 digests.
//!
//! Rooms from top to bottom; each imports only from those below it:
//!
//! ```text
//! http                             the wire form, refusals included
//! sign_on, recovery                logins that a third party vouches for; lost passwords
//! login, redirect_session          registering and logging in; codes for tokens
//! flow                             the steps of a login
//! members                          what the rules above need
//! sender                           carries the mail
//! store                            what is kept
//! mail, limits, captcha, device  one job each
//! redirect, sso, settings          addresses for browsers; tokens of other systems; settings
//! email, code                      forms of addresses and codes
//! error                            why a call is refused
//! identity                         members and their status
//! ```

mod captcha;
mod code;
mod device;
mod email;
mod error;
mod flow;
mod http;
mod identity;
mod limits;
mod login;
mod mail;
mod members;
mod recovery;
mod redirect;
mod redirect_session;
mod sender;
mod settings;
mod sign_on;
mod sso;
mod store;

use std::sync::Arc;

use content_service::ContentService;

pub use content_wire::state::Status;
pub use error::MemberError;
pub use identity::{Member, Verification};
pub use mail::Mail;
pub use settings::{CaptchaConfig, MembersConfig, SmtpConfig};
pub use store::MemberStore;

/// Adds members to a service that does not run yet.
///
/// # Errors
/// [`MemberError`] if a secret cannot be hashed, the captcha cannot be checked, or the mail server's address cannot be
/// used.
pub fn add_members(service: &mut ContentService, config: &MembersConfig) -> Result<(), MemberError> {
    let origin = format!("http://{}", service.address());
    let members = members::Members::new(config, service.store(), &origin)?;
    let sender = members.sender(config)?.map(Arc::new);
    service.extend(Arc::new(http::MemberCalls::new(members, sender)));
    Ok(())
}
