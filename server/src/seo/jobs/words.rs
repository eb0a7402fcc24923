//! What the page of a position says of its details, in the same words and order.
//!
//! `frontend/src/i18n/post-details.ts` says them on the page; `tests/browser/jobs-feed.spec.ts` compares the two.

use content_wire::post::{EmploymentType, Pay, PayAmounts, PayUnit, PostDetails, Remote};
use serde_json::Value;

use crate::{content::catalog::Catalog, locale::Locale, seo::xml};

/// By which languages without Latin letters group an amount: 500万.
const MYRIAD: u64 = 10_000;

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words<'a> {
    texts: Option<&'a Value>,
    locale: Locale,
}

impl<'a> Words<'a> {
    /// The words of the page of a position.
    pub(super) fn new(catalog: &'a Catalog, page: &str, locale: Locale) -> Self {
        let texts = catalog.texts(locale, page);
        Self { texts, locale }
    }

    /// The heading of a part of a position.
    pub(super) fn label(&self, part: &str) -> String {
        self.text(&format!("/labels/{part}")).to_owned()
    }

    /// The details as a list in HTML; empty if the post says none.
    pub(super) fn list(&self, details: &PostDetails) -> String {
        let rows = self.rows(details).into_iter().map(|(name, value)| {
            let label = self.text(&format!("/details/labels/{name}"));
            format!("<li><b>{}</b>: {}</li>", xml::escape(label), xml::escape(&value))
        });
        let rows: String = rows.collect();
        if rows.is_empty() {
            rows
        } else {
            format!("<ul>{rows}</ul>")
        }
    }

    /// Names and words of the details.
    fn rows(&self, details: &PostDetails) -> Vec<(&'static str, String)> {
        let process = Some(details.process.join(" → ")).filter(|steps| !steps.is_empty());
        let head = [
            (
                "employmentType",
                details.employment_type.map(|kind| self.contract(kind)),
            ),
            ("pay", details.pay.as_ref().map(|pay| self.pay(pay))),
            ("place", details.place.clone()),
            (
                "remote",
                details.remote.map(|remote| self.remote(remote, details)),
            ),
        ];
        let tail = [
            ("process", process),
            (
                "closingDate",
                details.closing_date.as_deref().map(|day| self.day(day)),
            ),
        ];
        let conditions = details.conditions.said();
        let conditions = conditions.map(|(name, text)| (name, Some(text.clone())));
        let rows = head.into_iter().chain(conditions).chain(tail);
        rows.filter_map(|(name, value)| Some((name, value?))).collect()
    }

    fn contract(&self, kind: EmploymentType) -> String {
        let name = match kind {
            EmploymentType::FullTime => "fullTime",
            EmploymentType::PartTime => "partTime",
            EmploymentType::Contractor => "contractor",
            EmploymentType::Temporary => "temporary",
            EmploymentType::Intern => "intern",
            EmploymentType::Volunteer => "volunteer",
            EmploymentType::PerDiem => "perDiem",
            EmploymentType::Other => "other",
        };
        self.text(&format!("/details/employmentTypes/{name}")).to_owned()
    }

    fn remote(&self, remote: Remote, details: &PostDetails) -> String {
        let name = match remote {
            Remote::Full => "full",
            Remote::Partly => "partly",
            Remote::None => "none",
        };
        if details.remote_from.is_empty() {
            return self.text(&format!("/details/remote/{name}")).to_owned();
        }
        let places = details.remote_from.join(self.text("/details/separator"));
        self.text("/details/remoteFrom").replace("{places}", &places)
    }

    /// What is paid, as it is written or in numbers.
    pub(super) fn pay(&self, pay: &Pay) -> String {
        let amounts = match pay {
            Pay::Text(text) => return text.clone(),
            Pay::Amounts(amounts) => amounts,
        };
        let unit = match amounts.unit {
            PayUnit::Hour => "hour",
            PayUnit::Day => "day",
            PayUnit::Week => "week",
            PayUnit::Month => "month",
            PayUnit::Year => "year",
        };
        let amount = self.amount(amounts);
        let template = self.text(&format!("/details/payUnits/{unit}"));
        template.replace("{amount}", &amount)
    }

    fn amount(&self, amounts: &PayAmounts) -> String {
        let PayAmounts { min, max, .. } = *amounts;
        let is_yen = amounts.currency == "JPY";
        let is_round = |amount: u64| amount.is_multiple_of(MYRIAD);
        let in_myriads = self.locale.script() != "Latn" && is_yen && is_round(min) && is_round(max);
        let written = |amount: u64| {
            if in_myriads {
                let text = self.text("/details/tenThousands");
                text.replace("{amount}", &grouped(amount / MYRIAD))
            } else {
                grouped(amount)
            }
        };
        let range = if min == max {
            written(min)
        } else {
            let text = self.text("/details/payRange");
            text.replace("{min}", &written(min))
                .replace("{max}", &written(max))
        };
        let template = self.text(if is_yen {
            "/details/yen"
        } else {
            "/details/otherCurrency"
        });
        template
            .replace("{currency}", &amounts.currency)
            .replace("{amount}", &range)
    }

    /// A day, as in `2026-01-31`, as the language writes it.
    fn day(&self, day: &str) -> String {
        let mut parts = day.splitn(3, '-').map(str::parse::<usize>);
        let (Some(Ok(year)), Some(Ok(month)), Some(Ok(of_month))) =
            (parts.next(), parts.next(), parts.next())
        else {
            return day.to_owned();
        };
        let name = self.text(&format!("/months/{}", month.wrapping_sub(1)));
        let text = self.text("/date").replace("{year}", &format!("{year:04}"));
        text.replace("{month}", name)
            .replace("{day}", &of_month.to_string())
    }

    fn text(&self, pointer: &str) -> &'a str {
        let text = self.texts.and_then(|texts| texts.pointer(pointer)?.as_str());
        text.unwrap_or_default()
    }
}

/// An amount by thousands.
fn grouped(amount: u64) -> String {
    let digits = amount.to_string();
    let mut text = String::with_capacity(digits.len() * 2);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_grouped_by_thousands() {
        let texts = [1, 999, 1_000, 12_345, 5_000_000].map(grouped);
        assert_eq!(texts, ["1", "999", "1,000", "12,345", "5,000,000"]);
    }
}
