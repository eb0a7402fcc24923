//! The states of a post in one language, and the one table of what leads from one to another.

use content_service::store::posts::PostStatus;
pub(crate) use content_wire::desk::PostState as State;

use crate::role::Role;

/// What is done with a post in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Write the draft.
    Save,
    /// Take the draft away.
    Discard,
    /// Make the draft the published post.
    Publish,
    /// Make the published post a draft, unless there is one.
    TakeBack,
    /// Set the times to publish and to close.
    Schedule,
    /// Take these times away.
    Unschedule,
    /// Take draft and published post away.
    Delete,
}

use Action::{Delete, Discard, Publish, Save, Schedule, TakeBack, Unschedule};
use Role::{Editor, Publisher};
use State::{Changed, Closed, Closing, Draft, Missing, Published, Scheduled};

/// A state, an action, the least role that it takes, and the states to which it may lead. What is not here is not possible.
type Transition = (State, Action, Role, &'static [State]);

/// Every transition.
const TRANSITIONS: [Transition; 31] = [
    (Missing, Save, Editor, &[Draft, Closed]),
    (Draft, Save, Editor, &[Draft]),
    (Draft, Discard, Editor, &[Missing]),
    (Draft, Publish, Publisher, &[Published]),
    (Draft, Schedule, Publisher, &[Scheduled]),
    (Draft, Delete, Publisher, &[Missing]),
    (Published, Save, Editor, &[Changed]),
    (Published, TakeBack, Publisher, &[Closed]),
    (Published, Schedule, Publisher, &[Closing]),
    (Published, Delete, Publisher, &[Missing]),
    (Changed, Save, Editor, &[Changed]),
    (Changed, Discard, Editor, &[Published, Closing]),
    (Changed, Publish, Publisher, &[Published, Closing]),
    (Changed, TakeBack, Publisher, &[Closed]),
    (Changed, Schedule, Publisher, &[Scheduled, Changed]),
    (Changed, Unschedule, Publisher, &[Changed]),
    (Changed, Delete, Publisher, &[Missing]),
    // A draft that waits for its time is what a publisher has seen; an editor must not change what will be published.
    (Scheduled, Save, Publisher, &[Scheduled]),
    (Scheduled, Publish, Publisher, &[Published, Closing]),
    (Scheduled, Schedule, Publisher, &[Scheduled, Changed]),
    (Scheduled, Unschedule, Publisher, &[Draft, Changed, Closed]),
    (Scheduled, Delete, Publisher, &[Missing]),
    (Closing, Save, Editor, &[Changed]),
    (Closing, TakeBack, Publisher, &[Closed]),
    (Closing, Schedule, Publisher, &[Closing]),
    (Closing, Unschedule, Publisher, &[Published]),
    (Closing, Delete, Publisher, &[Missing]),
    (Closed, Save, Editor, &[Closed]),
    (Closed, Publish, Publisher, &[Published]),
    (Closed, Schedule, Publisher, &[Scheduled]),
    (Closed, Delete, Publisher, &[Missing]),
];

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// No one can do it in this state.
    State,
    /// Another role could.
    Role,
}

/// What a post is by what is known of it.
pub(crate) fn of(status: &PostStatus) -> State {
    let last = status.published_last.as_ref();
    let was_taken_back = last.is_some_and(|last| last.is_removal);
    match (&status.draft, &status.published) {
        (None, None) => Missing,
        (Some(_), _) if status.publish_at.is_some() => Scheduled,
        (Some(_), None) if was_taken_back => Closed,
        (Some(_), None) => Draft,
        (Some(_), Some(_)) => Changed,
        (None, Some(_)) if status.close_at.is_some() => Closing,
        (None, Some(_)) => Published,
    }
}

/// The states to which an action may lead.
///
/// # Errors
/// Why the action is not possible.
pub(crate) fn after(state: State, action: Action, role: Role) -> Result<&'static [State], Obstacle> {
    let transition = TRANSITIONS
        .iter()
        .find(|(from, possible, ..)| (*from, *possible) == (state, action));
    match transition {
        None => Err(Obstacle::State),
        Some((.., least, _)) if role < *least => Err(Obstacle::Role),
        Some((.., next)) => Ok(next),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    pub(crate) const STATES: [State; 7] = [Missing, Draft, Published, Changed, Scheduled, Closing, Closed];
    const ACTIONS: [Action; 7] = [Save, Discard, Publish, TakeBack, Schedule, Unschedule, Delete];

    /// A letter for each state: what an editor may do (e), what takes a publisher (p), and what no one can (.).
    const EXPECTED: [(Action, &str); 7] = [
        // missing, draft, published, changed, scheduled, closing, closed
        (Save, "eeeepee"),
        (Discard, ".e.e..."),
        (Publish, ".p.pp.p"),
        (TakeBack, "..pp.p."),
        (Schedule, ".pppppp"),
        (Unschedule, "...ppp."),
        (Delete, ".pppppp"),
    ];

    #[test]
    fn every_state_action_and_role_is_as_written_down() {
        for (action, letters) in EXPECTED {
            assert!(ACTIONS.contains(&action));
            for (state, letter) in STATES.into_iter().zip(letters.chars()) {
                for role in Role::ALL {
                    let expected = match letter {
                        '.' => Some(Obstacle::State),
                        'p' if role < Publisher => Some(Obstacle::Role),
                        _ => None,
                    };
                    let found = after(state, action, role).err();
                    assert_eq!(found, expected, "{state:?} {action:?} {role}");
                }
            }
        }
    }

    #[test]
    fn no_pair_stands_in_the_table_twice_and_every_row_leads_somewhere() {
        for (position, (state, action, _, next)) in TRANSITIONS.iter().enumerate() {
            assert!(!next.is_empty(), "{state:?} {action:?}");
            let twin = TRANSITIONS
                .iter()
                .skip(position + 1)
                .find(|other| (other.0, other.1) == (*state, *action));
            assert_eq!(twin, None);
        }
    }

    #[test]
    fn every_state_can_be_left_and_reached() {
        for state in STATES {
            assert!(TRANSITIONS.iter().any(|row| row.0 == state), "{state:?} is left");
            let reached = TRANSITIONS
                .iter()
                .any(|row| row.0 != state && row.3.contains(&state));
            assert!(reached, "{state:?} is reached");
        }
    }
}
