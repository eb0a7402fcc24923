//! Members: registration, login, recovery and verification. The calls have two versions; the flow uses version 2.

mod authentication;
mod codes;
mod connection;
mod flow;
mod identity;
mod recovery;
pub mod v1;
mod verification;

pub use authentication::{Authentication, Login, Logout, RawHeader, Register, SignOn, SignedOn};
pub use codes::{LoginErrorCode, LoginFailure};
pub use connection::{AuthenticatorConnection, Connection, IdentityProviderConnection};
pub use flow::{LoginFlow, LoginState};
pub use identity::{Identity, IdentityKind, IdentityStatus, LoginId, Profile, StateResponse};
pub use recovery::{EmailOptions, Recovery, Redirect};
pub use verification::Verification;
