/** What browsers call themselves, in words that people know. */
import { fill } from '../../src/i18n/fill';
import type { Texts } from '../i18n/languages';

/** Browsers by what only they say of themselves; the order matters, because most also name those below. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//u, 'Edge'],
  [/\bOPR\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bWhale\//u, 'Whale'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bChrome\/|\bCriOS\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const;

/** Devices and systems, the narrower first. */
const SYSTEMS = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'Mac'],
  [/\bLinux\b/u, 'Linux'],
] as const;

/** A browser and what it runs on. */
export interface Device {
  readonly browser: string;
  readonly system: string;
}

/** The device of which a browser's name speaks; null where it names neither a known browser nor a known system. */
export function deviceOf(agent: string): Device | null {
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return browser === undefined || system === undefined ? null : { browser, system };
}

/** The same in words. */
export function nameOfDevice(agent: string, { account }: Texts): string {
  const device = deviceOf(agent);
  return device === null ? account.unknownDevice : fill(account.device, { ...device });
}
