/** The currencies of the world by name, in the language that is shown. */
import { namedCodes } from './named-codes';
import type { NamedCode } from './named-codes';

/** The codes of ISO 4217 for money that is in use, without funds, metals and codes for tests. */
const CODES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  );

/** What most pay is in: they come first. */
const NEAR = ['JPY', 'KRW', 'USD', 'EUR'];

const all = namedCodes(CODES, NEAR, 'currency');

/**
 * All currencies with their codes, the near ones first, the others by the order of their names in a language.
 *
 * @param chosen a code that a post has, which is offered even if it is in use no more
 */
export function currenciesIn(tag: string, chosen: string): readonly NamedCode[] {
  const offered = all(tag).map(([code, name]): NamedCode => [code, `${name} (${code})`]);
  return offered.some(([code]) => code === chosen) ? offered : [[chosen, chosen], ...offered];
}
