/** What a browser's own engine leaves out of the latency that it reports, as others have measured it. */

/** Milliseconds by which WebKit reports less than is heard. */
const UNREPORTED = 100;
/** What an output of a phone or a laptop takes, where WebKit reports none: before 18.4, and on Linux. */
const OUTPUT = 40;

/** Milliseconds that the sound of a browser that was never calibrated is late, beyond what it reports. */
export function firstOffset(): number {
  // Every browser of iPhones and iPads is WebKit. No other engine names this vendor.
  if (!navigator.vendor.startsWith('Apple')) return 0;
  const { AudioContext } = window as Partial<Pick<typeof window, 'AudioContext'>>;
  const reports = AudioContext !== undefined && 'outputLatency' in AudioContext.prototype;
  return UNREPORTED + (reports ? 0 : OUTPUT);
}
