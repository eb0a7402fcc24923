//! The conditions of work that Japan's Employment Security Act has a company say of a position (its Enforcement Regulations, article
//! 4-2), each a line of text. Pay and place are details of every position.

use serde::{Deserialize, Serialize};

/// Declares the conditions by their fields, each of which stands here once.
macro_rules! conditions {
    ($($(#[$doc:meta])* $field:ident = $name:literal,)*) => {
        /// Conditions of work; what the post does not say is absent.
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "contract", derive(ts_rs::TS))]
        #[serde(default)]
        pub struct Conditions {
            $(
                $(#[$doc])*
                #[serde(rename = $name, skip_serializing_if = "Option::is_none")]
                #[cfg_attr(feature = "contract", ts(optional))]
                pub $field: Option<String>,
            )*
        }

        impl Conditions {
            /// Reads each by its field.
            pub(super) fn read(mut read: impl FnMut(&'static str) -> Option<String>) -> Self {
                Self { $($field: read($name),)* }
            }

            /// Those that the post says, each with the name of its field, in the order in which they are shown.
            pub fn said(&self) -> impl Iterator<Item = (&'static str, &String)> {
                let all = [$(($name, &self.$field)),*].into_iter();
                all.filter_map(|(name, text)| Some((name, text.as_ref()?)))
            }
        }
    };
}

conditions! {
    /// How far the duties may change.
    duties_range = "dutiesRange",
    /// How far the place of work may change.
    place_range = "placeRange",
    /// How long the contract lasts, whether it is renewed, and how often at most.
    contract_term = "contractTerm",
    /// Whether there is a trial period, how long it is, and what differs in it.
    trial_period = "trialPeriod",
    /// When the work begins and ends.
    work_hours = "workHours",
    /// How long the breaks are.
    breaks = "breaks",
    /// The days without work.
    holidays = "holidays",
    /// Whether there is work beyond the hours, and how much.
    overtime = "overtime",
    /// The part of the pay that is for overtime, for how many hours, and that more is paid apart.
    fixed_overtime = "fixedOvertime",
    /// The insurances that one is in.
    insurance = "insurance",
    /// What is done against second-hand smoke.
    smoking = "smoking",
    /// Who recruits.
    recruiter = "recruiter",
}

impl Conditions {
    /// Whether the post says none of them.
    pub fn is_empty(&self) -> bool {
        self.said().next().is_none()
    }
}
