import { vi } from 'vitest';

/** jsdom plays nothing; a property and an event stand for it. */
export function standInForPlayback(): void {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  const proto = HTMLMediaElement.prototype;
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function pausedOf(this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(proto, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(proto, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
}
