import { ellipse, rect } from '../../system/geometry';
import { clip, fill, stroke } from '../../system/svg';
import { waveform } from '../../system/texture';
import { COLOUR } from '../../system/tokens';
import { art, maker, title } from './frame';

/** Electro lounge: one calm waveform in a closed circle. */
export function standbySignal(): string {
  const calm = waveform(
    { x: 160, y: 190, width: 480, height: 300 },
    24,
    14,
    (t) => 0.2 + 0.6 * Math.sin(Math.PI * t) ** 2 * (0.6 + 0.4 * Math.cos(t * 25)),
  );
  return art(
    fill(rect(0, 0, 800, 800), COLOUR.night) +
      [330, 300, 270]
        .map((r, index) =>
          stroke(
            ellipse(400, 340, r),
            [COLOUR.steel, COLOUR.line, COLOUR.a][index] ?? '',
            index === 2 ? 10 : 6,
          ),
        )
        .join('') +
      clip(
        ellipse(400, 340, 262),
        fill(rect(120, 60, 560, 560), '#0A1A2A') +
          fill(calm, COLOUR.a) +
          fill(rect(140, 337, 520, 6), COLOUR.flash),
      ) +
      fill(ellipse(400, 70, 14), COLOUR.b) +
      title(['STANDBY SIGNAL'], 40, 724, 720, COLOUR.paper) +
      maker(42, 768, COLOUR.a),
  );
}
