import { ellipse, rect } from '../../system/geometry';
import { fill, group, stroke } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { art, maker, title } from './frame';

/** Techno: a wall of level bars, tilted until it leans; one of them has caught the light. */
export function seventeenDegrees(): string {
  const rows = Array.from({ length: 30 }, (_, row) => {
    const y = -420 + row * 56;
    const shift = (row % 2) * 60;
    return Array.from({ length: 9 }, (__, at) => {
      const wide = 60 + ((row * 7 + at * 13) % 5) * 40;
      const isLit = row === 15;
      return fill(
        rect(-500 + shift + at * 210, y, isLit ? 196 : wide, 32),
        isLit ? COLOUR.gold : (row + at) % 4 === 0 ? '#3C3C46' : '#1E1E24',
      );
    }).join('');
  }).join('');
  const dial = Array.from({ length: 24 }, (_, index) => {
    const angle = ((index * 15 - 90) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const far = index % 3 === 0 ? 258 : 244;
    return stroke(
      `M${(c * 226).toFixed(1)} ${(s * 226).toFixed(1)}L${(c * far).toFixed(1)} ${(s * far).toFixed(1)}`,
      '#D8D8D0',
      4,
      { 'stroke-linecap': 'butt' },
    );
  }).join('');
  return art(
    fill(rect(0, 0, 800, 800), '#0A0A0C') +
      group(rows, { transform: 'translate(400 400) rotate(-17)' }) +
      group(
        fill(ellipse(0, 0, 200), '#D8D8D0') +
          fill(ellipse(0, 0, 164), '#0A0A0C') +
          group(fill(rect(-190, -20, 380, 40), COLOUR.gold) + fill(ellipse(0, 0, 46), '#D8D8D0'), {
            transform: 'rotate(-17)',
          }) +
          dial,
        { transform: 'translate(470 380)' },
      ) +
      fill(rect(0, 640, 800, 160), '#0A0A0C') +
      title(['SEVENTEEN', 'DEGREES'], 40, 704, 470, '#F0F0E8') +
      maker(612, 762, '#F0F0E8'),
  );
}
