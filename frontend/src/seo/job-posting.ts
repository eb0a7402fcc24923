/** The structured data of a position: what its page shows, nothing more. */
import type { JobPosting } from 'schema-dts';

import { POST_SECTIONS, type PageData, type RecruitPost } from '../contract/contract';
import { canonicalUrl } from './head-tags';
import { LOCATION, homeUrl, organizationId } from './organization';

/** The texts that a page needs for it. */
interface Texts {
  readonly labels: Readonly<Record<(typeof POST_SECTIONS)[number], string>>;
}

type Details = NonNullable<RecruitPost['details']>;

/** A complete position: search engines refuse one without a date. */
export function jobPosting(data: PageData): JobPosting[] {
  const post = data.position?.post ?? null;
  if (post === null || post.date === '') return [];
  const name = data.messages.common.site.name;
  const { labels } = data.messages.page as Texts;
  return [
    {
      '@type': 'JobPosting',
      title: post.positionTitle,
      description: description(post, labels),
      datePosted: post.date,
      identifier: { '@type': 'PropertyValue', name, value: post.id },
      hiringOrganization: {
        '@type': 'Organization',
        '@id': organizationId(data),
        name,
        sameAs: homeUrl(data),
        logo: `${data.origin}/icon-512.png`,
      },
      directApply: false,
      url: canonicalUrl(data, data.locale),
      ...details(post.details ?? {}),
    },
  ];
}

/** The description of a position, as markup. */
function description(post: RecruitPost, labels: Texts['labels']): string {
  const written = POST_SECTIONS.filter((part) => post[part] !== '');
  return written.map((part) => `<h2>${labels[part]}</h2>${post[part]}`).join('');
}

/** What the post says beside its texts. */
function details({ employmentType, pay, closingDate, conditions = {}, ...where }: Details) {
  const { workHours, insurance } = conditions;
  return {
    ...location(where),
    ...(employmentType && { employmentType }),
    ...(typeof pay === 'object' && { baseSalary: salary(pay) }),
    ...(where.remote === 'FULL' && remote(where)),
    ...(workHours && { workHours }),
    ...(insurance && { jobBenefits: insurance }),
    // To the end of the day where the company is.
    ...(closingDate && { validThrough: `${closingDate}T23:59:59+09:00` }),
  } as const;
}

/** Without a place the work is done where the company is, unless it is done in the countries that the post names. */
function location(where: Details) {
  if (where.place === undefined && where.remoteFrom !== undefined) return {};
  return { jobLocation: { '@type': 'Place', address: address(where) } } as const;
}

function address({ place, placeCountry }: Details) {
  if (place === undefined) return LOCATION;
  return {
    '@type': 'PostalAddress',
    addressLocality: place,
    ...(placeCountry && { addressCountry: placeCountry }),
  } as const;
}

/** Amounts; pay in words is no base salary. */
function salary({ currency, min, max, unit }: Exclude<Details['pay'], string | undefined>) {
  const value = min === max ? { value: min } : { minValue: min, maxValue: max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: unit },
  } as const;
}

/**
 * Work from anywhere. Search engines refuse it without the countries from which it can be done: those that the post names, else
 * that of its place, else the company's.
 */
function remote({ remoteFrom = [], placeCountry }: Details) {
  const countries = remoteFrom.length > 0 ? remoteFrom : [placeCountry ?? LOCATION.addressCountry];
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country' as const, name })),
  } as const;
}
