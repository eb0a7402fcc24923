//! What holds for the whole process, whatever it runs.

use std::{
    panic::{Location, PanicHookInfo},
    time::{Duration, SystemTime},
};

use rustix::{fs::Mode, process::umask};

/// Status of a process that ends because it could not go on: `EX_SOFTWARE` of `sysexits.h`.
pub const BROKEN: u8 = 70;

/// Lets other users of the machine read nothing that the process writes.
///
/// Folders have the mode 0700, files 0600, whatever it was started with. It writes posts, sessions, keys and what they are
/// signed with.
pub fn write_for_its_own_user_alone() {
    umask(Mode::RWXG | Mode::RWXO);
}

/// Ends the process when the machine's clock says what no response can.
///
/// The framework reads the clock in a task of its own, which ends then: its time stands still, and every later request would be
/// too late.
pub fn end_with_the_clock() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
        before(panic);
        if panic.location().is_some_and(is_of_the_clock) {
            tracing::error!("the machine's clock is before 1970 or after 9999, so the server ends");
            end();
        }
    }));
}

#[expect(clippy::exit, reason = "nothing that is still running can go on")]
fn end() {
    std::process::exit(BROKEN.into());
}

/// Whether a panic is that of dates in headers, for which there is no other cause than the clock.
fn is_of_the_clock(location: &Location<'_>) -> bool {
    location.file().contains("httpdate")
}

/// Says what is wrong with the machine's clock, if no server can work with it.
///
/// # Errors
///
/// That headers cannot have its date.
pub fn check_clock() -> anyhow::Result<()> {
    check(SystemTime::now())
}

fn check(now: SystemTime) -> anyhow::Result<()> {
    const LAST: Duration = Duration::from_secs(253_402_300_799);
    let since = now.duration_since(SystemTime::UNIX_EPOCH);
    anyhow::ensure!(
        since.is_ok_and(|since| since <= LAST),
        "the machine's clock is before 1970 or after 9999; set it, then start again"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use actix_web::http::header::HttpDate;

    use super::*;

    #[test]
    fn a_clock_with_dates_that_headers_cannot_have_is_named() {
        let (epoch, second) = (SystemTime::UNIX_EPOCH, Duration::from_secs(1));
        for (now, is_good) in [
            (epoch, true),
            (epoch + Duration::from_secs(253_402_300_799), true),
            (epoch - second, false),
            (epoch + Duration::from_hours(70_389_528), false),
        ] {
            assert_eq!(check(now).is_ok(), is_good, "{now:?}");
        }
        check_clock().unwrap();
    }

    #[test]
    fn the_panic_of_a_date_that_no_header_can_have_is_told_from_others() {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let before = Arc::new(std::panic::take_hook());
        let (noted, usual) = (seen.clone(), before.clone());
        let own = std::thread::current().id();
        std::panic::set_hook(Box::new(move |panic| {
            // Other tests run beside this one.
            if std::thread::current().id() == own {
                let is_of_the_clock = panic.location().is_some_and(is_of_the_clock);
                noted.lock().unwrap().push(is_of_the_clock);
            } else {
                usual(panic);
            }
        }));
        let epoch = SystemTime::UNIX_EPOCH;
        for time in [
            epoch - Duration::from_hours(1),
            epoch + Duration::from_hours(70_389_528),
        ] {
            let formatted = std::panic::catch_unwind(|| HttpDate::from(time).to_string());
            assert!(formatted.is_err());
        }
        let other = std::panic::catch_unwind(|| assert!(std::hint::black_box(false), "another"));
        std::panic::set_hook(Box::new(move |panic| before(panic)));
        assert!(other.is_err());
        assert_eq!(*seen.lock().unwrap(), [true, true, false]);
    }
}
