//! Members: registration, login, recovery and verification. The calls are in two generations; the flow uses the second.

mod authentication;
mod codes;
mod first_generation;
mod flow;
mod identity;
mod recovery;
mod verification;

pub use authentication::{Authentication, Login, Logout, RawHeader, Register, SignOn, SignedOn};
pub use codes::{LoginErrorCode, LoginFailure};
pub use first_generation::{FirstLogin, FirstRegister, Identifier, LoginAnswer, LoginProgress};
pub use flow::{LoginFlow, LoginState};
pub use identity::{Identity, IdentityKind, IdentityStatus, LoginId, Profile, StateAnswer};
pub use recovery::{EmailOptions, Recovery, Redirect};
pub use verification::Verification;
