import { expect, test } from 'vitest';

import { spectrumAt } from './sheet';
import { SAMPLE_RATE } from './synth/stereo';

test('a tone stands at its own frequency and level', () => {
  const side = Float32Array.from(
    { length: 9600 },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 3000 * i) / SAMPLE_RATE),
  );
  const levels = spectrumAt({ left: side, right: side }, 4800);
  const loudest = levels.indexOf(Math.max(...levels));
  expect((loudest * SAMPLE_RATE) / 4096).toBeCloseTo(3000, -1);
  expect(levels[loudest]).toBeCloseTo(-6, 0);
});
