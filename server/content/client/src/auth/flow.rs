//! A registration or login from start to end, as a state machine.

use content_wire::secret::Secret;
use content_wire::state::ServerState;

use super::authentication::{Login, Register};
use super::codes::LoginFailure;
use super::identity::StateResponse;
use crate::client::ContentClient;
use crate::error::ContentError;

/// State of a registration or login.
#[derive(Clone, Debug, Default)]
pub enum LoginState {
    /// Not begun.
    #[default]
    Initial,
    /// Done; [`crate::Oauth::direct_login`] turns the session token into a member's tokens.
    Success {
        /// The session token.
        session_token: Secret,
    },
    /// It failed.
    Failure(LoginFailure),
    /// A code was sent by mail; [`LoginFlow::process_verification`] takes it.
    EmailVerificationRequired {
        /// What verification continues with.
        state_token: Secret,
    },
    /// The site's owner must approve first.
    OwnerApprovalRequired,
    /// A captcha must be solved. The platform has the state and does not use it.
    UserCaptchaRequired,
    /// A captcha must watch. The platform has the state and does not use it.
    SilentCaptchaRequired,
}

impl LoginState {
    /// The state's name in the platform's words.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Initial => "INITIAL",
            Self::Success { .. } => "SUCCESS",
            Self::Failure(_) => "FAILURE",
            Self::EmailVerificationRequired { .. } => "EMAIL_VERIFICATION_REQUIRED",
            Self::OwnerApprovalRequired => "OWNER_APPROVAL_REQUIRED",
            Self::UserCaptchaRequired => "USER_CAPTCHA_REQUIRED",
            Self::SilentCaptchaRequired => "SILENT_CAPTCHA_REQUIRED",
        }
    }
}

impl From<StateResponse> for LoginState {
    /// What the platform's state means. One that should carry a token and does not fits nothing.
    fn from(response: StateResponse) -> Self {
        match (response.state, response.session_token, response.state_token) {
            (ServerState::Success, Some(session_token), _) => Self::Success { session_token },
            (ServerState::RequireOwnerApproval, ..) => Self::OwnerApprovalRequired,
            (ServerState::RequireEmailVerification, _, Some(state_token)) => {
                Self::EmailVerificationRequired { state_token }
            }
            _ => Self::Failure(LoginFailure::unknown_state()),
        }
    }
}

/// One registration or login.
#[derive(Debug)]
pub struct LoginFlow<'a> {
    client: &'a ContentClient,
    state: LoginState,
}

impl ContentClient {
    /// Begins a registration or login. Nothing is sent.
    pub fn login_flow(&self) -> LoginFlow<'_> {
        self.login_flow_from(LoginState::Initial)
    }

    /// Goes on with a registration or login from a state that was kept.
    pub fn login_flow_from(&self, state: LoginState) -> LoginFlow<'_> {
        LoginFlow { client: self, state }
    }
}

impl LoginFlow<'_> {
    /// The current state.
    pub fn state(&self) -> &LoginState {
        &self.state
    }

    /// Registers a member. A call that fails is a state of its own.
    pub async fn register(&mut self, register: &Register) -> &LoginState {
        let outcome = self.client.authentication().register(register).await;
        self.state = outcome.map_or_else(
            |error| LoginState::Failure(LoginFailure::of_register(error)),
            LoginState::from,
        );
        &self.state
    }

    /// Logs a member in. A call that fails is a state of its own.
    pub async fn login(&mut self, login: &Login) -> &LoginState {
        let outcome = self.client.authentication().login(login).await;
        self.state = outcome.map_or_else(
            |error| LoginState::Failure(LoginFailure::of_login(error)),
            LoginState::from,
        );
        &self.state
    }

    /// Takes the code that came by mail. Where none is expected the flow fails, and nothing is sent.
    ///
    /// # Errors
    /// Those of every call; the state stays, so that another code can be tried.
    pub async fn process_verification(&mut self, code: &Secret) -> Result<&LoginState, ContentError> {
        self.state = match &self.state {
            LoginState::EmailVerificationRequired { state_token } => {
                self.client.verification().verify(code, state_token).await?.into()
            }
            _ => LoginState::Failure(LoginFailure::unknown_state()),
        };
        Ok(&self.state)
    }

    /// Sends the code again. Where none is expected the flow fails, and nothing is sent.
    ///
    /// # Errors
    /// As [`LoginFlow::process_verification`].
    pub async fn resend_code(&mut self) -> Result<&LoginState, ContentError> {
        self.state = match &self.state {
            LoginState::EmailVerificationRequired { state_token } => {
                self.client.verification().resend(state_token).await?.into()
            }
            _ => LoginState::Failure(LoginFailure::unknown_state()),
        };
        Ok(&self.state)
    }
}
