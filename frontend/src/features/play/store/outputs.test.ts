import { afterEach, describe, expect, it, vi } from 'vitest';

import { outputOf, withOutput, withSoundOffset } from './outputs';
import { INITIAL, clearSaved, parseSaved, readSaved, withOffset, writeSaved } from './store';

afterEach(() => {
  clearSaved();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser by who made it, and whether it reports the latency of its output. */
function browserOf(vendor: string, reports: boolean) {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
  const prototype = reports ? { outputLatency: 0 } : {};
  vi.stubGlobal('AudioContext', { prototype });
}

describe('the delay of the sound', () => {
  it('is kept for each output, with its spread', () => {
    browserOf('Google Inc.', true);
    const pods = withSoundOffset(withOutput(INITIAL, 'pods'), 180, 6);
    const speakers = withSoundOffset(withOutput(pods, 'speakers'), 20, 3);
    writeSaved(withOutput(speakers, 'pods'));
    expect(readSaved()).toMatchObject({ soundOffset: 180, output: 'pods' });
    expect(outputOf(readSaved())).toEqual({ offset: 180, spread: 6 });
    expect(withOutput(readSaved(), 'speakers').soundOffset).toBe(20);
    expect(withOutput(readSaved(), 'others').soundOffset).toBe(0);
  });

  it('loses its spread when it is moved by hand, and stays with its output', () => {
    const measured = withSoundOffset(withOutput(INITIAL, 'pods'), 180, 6);
    expect(outputOf(withOffset(measured, 5))).toEqual({ offset: 185, spread: null });
  });

  it.each([
    ['WebKit of today', 'Apple Computer, Inc.', true, 100],
    ['WebKit that reports no latency', 'Apple Computer, Inc.', false, 140],
    ['another engine', 'Google Inc.', true, 0],
    ['Firefox', '', true, 0],
  ])('begins in %s with what it leaves out', (_name, vendor, reports, offset) => {
    browserOf(vendor, reports);
    expect(readSaved().soundOffset).toBe(offset);
    expect(outputOf(readSaved())).toBeUndefined();
    writeSaved(withSoundOffset(readSaved(), 0, 2));
    expect(readSaved().soundOffset).toBe(0);
  });

  it('forgets the output that was set longest ago, after sixteen', () => {
    let saved = INITIAL;
    for (let i = 0; i < 17; i++) saved = withSoundOffset(withOutput(saved, `o${String(i)}`), i);
    expect(Object.keys(saved.outputs)).toHaveLength(16);
    expect(withOutput({ ...saved, output: '' }, 'o1').soundOffset).toBe(1);
    expect(saved.outputs).not.toHaveProperty('o0');
  });

  it('drops what is none', () => {
    const text = '{"outputs":{"a":7,"b":{"offset":900},"c":{"offset":20,"spread":-1},"d":null}}';
    expect(parseSaved(text).outputs).toEqual({ c: { offset: 20, spread: null } });
    expect(parseSaved('{"outputs":7}').outputs).toEqual({});
  });
});
