//! Keeps the counts of visits: whether they are wanted, and where they are written.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use content_desk::{Counted, Counts, DeskError};
use content_wire::day;
use time::OffsetDateTime;
use tokio::time::{MissedTickBehavior, interval};

use crate::{
    content::visits::{Sums, Visits},
    prerender::live_site::LiveSite,
};

/// Time between two looks at whether visits are counted, and between two writes of their sums: a press at the desk is soon seen, and what
/// a server loses that ends without notice is little.
const EVERY: Duration = Duration::from_secs(5);

/// Writes sums and follows the switch of the desk, for as long as the site is served.
pub(super) async fn keep(site: Arc<LiveSite>, counts: Counts) {
    let mut looks = interval(EVERY);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut last_day, mut is_failing) = (None, false);
    loop {
        looks.tick().await;
        let done = follow(&site, &counts, &mut last_day).await;
        if let Err(error) = &done
            && !is_failing
        {
            tracing::warn!(
                error = error as &dyn std::error::Error,
                "visits are not kept at present"
            );
        }
        is_failing = done.is_err();
    }
}

async fn follow(site: &LiveSite, counts: &Counts, last_day: &mut Option<String>) -> Result<(), DeskError> {
    if site.visits.set_counted(counts.is_on().await?) {
        // The pages of positions say whether they are counted.
        site.replaced.notify_one();
    }
    write(&site.visits, counts).await?;
    let now = OffsetDateTime::now_utc();
    let today = day::of_moment(now);
    if *last_day != today {
        counts.forget_old(now).await?;
        *last_day = today;
    }
    Ok(())
}

/// Writes the sums, which stay where that fails.
///
/// # Errors
///
/// If the database cannot be written.
pub(super) async fn write(visits: &Visits, counts: &Counts) -> Result<(), DeskError> {
    let mut taken = Taken {
        visits,
        sums: visits.take(),
    };
    if taken.sums.is_empty() {
        return Ok(());
    }
    let rows = taken.sums.iter().map(|(visit, count)| {
        let counted = Counted {
            day: visit.day.clone(),
            position: visit.position.clone(),
            locale: visit.locale.code().to_owned(),
            visit: visit.visit,
            origin: visit.origin,
        };
        (counted, *count)
    });
    let rows: BTreeMap<_, _> = rows.collect();
    counts.add(&rows).await?;
    taken.sums.clear();
    Ok(())
}

/// Sums that are being written. They go back where that fails, or is ended: the task that writes is, at the end of the server.
struct Taken<'visits> {
    visits: &'visits Visits,
    sums: Sums,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.visits.give_back(std::mem::take(&mut self.sums));
    }
}
