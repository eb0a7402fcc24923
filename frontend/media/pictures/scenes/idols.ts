import { ellipse, rect, slash } from '../system/geometry';
import { clip, drawing, fill, place, stroke } from '../system/svg';
import { halftone, hatching } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { mix } from '../idols/tone';

/** Side of an icon. */
const ICON = 1024;

/** Each icon's own ground: its field's colour, and the colour of the motif on it. */
interface Ground {
  readonly field: string;
  readonly mark: string;
  readonly motif: 'slash' | 'bolt' | 'dots' | 'shards' | 'bars' | 'sun' | 'grid' | 'hex';
}

export const GROUNDS: Readonly<Record<string, Ground>> = {
  AXIA: { field: '#15152B', mark: '#00E5FF', motif: 'slash' },
  RAIJU: { field: '#4A22B8', mark: '#FFD23F', motif: 'bolt' },
  'MOMO-909': { field: '#5EEAD4', mark: '#FFF4E8', motif: 'dots' },
  KIRIKO: { field: '#1C2A5E', mark: '#A5D8FF', motif: 'shards' },
  NOX: { field: '#A3E635', mark: '#2A1B50', motif: 'bars' },
  SOLA: { field: '#7DD3FC', mark: '#FFF1C2', motif: 'sun' },
  BIT: { field: '#FF6FB5', mark: '#FFE0F0', motif: 'grid' },
  HEXA: { field: '#F4F4FA', mark: '#FF3B3B', motif: 'hex' },
};

const all = { x: 0, y: 0, width: ICON, height: ICON };

function motif({ motif: kind, mark, field }: Ground, idol: Idol): string {
  switch (kind) {
    case 'slash':
      return (
        fill(slash(-60, ICON, 330, ICON), idol.a) +
        fill(slash(480, ICON, 420, ICON), idol.b) +
        fill(slash(300, ICON, 24, ICON), COLOUR.flash) +
        // Dots on the second signal alone: what falls beside it looks like dirt.
        clip(
          slash(480, ICON, 420, ICON),
          fill(
            halftone(all, 32, (u, v) => (u - 0.5) * 0.8 + v * 0.3),
            '#15152B',
            { 'fill-opacity': '0.35' },
          ),
        )
      );
    case 'bolt':
      return (
        fill('M620 0H900L700 330H860L360 1024L520 520H330Z', mark) +
        fill(
          'M120 0H230L60 420H0V180ZM960 400L1024 330V800L820 1024H700Z',
          mix(field, '#000000', 0.35),
        ) +
        fill(
          halftone(all, 32, (u, v) => 0.7 - v * 1.4 + u * 0.2),
          '#8B5CF6',
        )
      );
    case 'dots':
      return (
        fill(
          halftone(all, 128, () => 0.42),
          mark,
        ) +
        fill(rect(0, 672, ICON, 352), '#FFB38A') +
        fill(
          halftone({ x: 0, y: 640, width: ICON, height: 90 }, 128, () => 0.95),
          '#FFB38A',
        )
      );
    case 'shards':
      return (
        fill(
          'M0 0L330 0L90 420L0 300ZM1024 0V520L700 0ZM1024 640V1024H620ZM0 560L280 1024H0Z',
          '#2C4290',
        ) +
        fill('M420 0L560 0L1024 820V1024ZM0 420L60 380L330 1024H250Z', mark, {
          'fill-opacity': '0.5',
        })
      );
    case 'bars':
      return Array.from({ length: 16 }, (_, index) => {
        const size = 180 + ((index * 137) % 560);
        return fill(rect(index * 64 + 8, ICON - size, 48, size), mark, { 'fill-opacity': '0.9' });
      }).join('');
    case 'sun':
      return (
        fill(ellipse(512, 480, 430), mark) +
        fill(ellipse(512, 480, 340), '#FFD23F') +
        fill(hatching({ x: 0, y: 760, width: ICON, height: 264 }, 64, 32), '#FFFFFF')
      );
    case 'grid':
      return (
        Array.from({ length: 64 }, (_, index) => {
          const [x, y] = [index % 8, Math.floor(index / 8)];
          return (x * 3 + y * 5) % 7 < 2
            ? fill(rect(x * 128, y * 128, 128, 128), (x + y) % 2 === 0 ? '#FF9CCB' : '#E2418F')
            : '';
        }).join('') +
        fill(rect(128, 128, 768, 768), '#3A1E58') +
        stroke(rect(128, 128, 768, 768), mark, 16)
      );
    case 'hex':
      return (
        fill('M512 -40L990 236V788L512 1064L34 788V236Z', mark) +
        fill('M512 100L870 306V718L512 924L154 718V306Z', '#1A1018') +
        fill(hatching({ x: 0, y: 0, width: 200, height: ICON }, 48, 12), '#E0D8E4')
      );
  }
}

/** Idols whose hair or hood needs more room above. */
const LOWER = new Set(['NOX', 'RAIJU', 'MOMO-909']);

/** Where a bust stands on its icon. */
const placed = (idol: Idol): string =>
  place(
    figure(idol, idol.bust, true),
    512,
    LOWER.has(idol.name) ? 872 : 838,
    LOWER.has(idol.name) ? 1.24 : 1.3,
  );

/** An idol's head and shoulders on nothing, as on the icon. */
export const bust = (index: number): string => drawing(ICON, ICON, placed(CAST[index] as Idol));

/** An idol's icon: 1024 units square. */
export function icon(index: number): string {
  const idol = CAST[index] as Idol;
  const ground = GROUNDS[idol.name] as Ground;
  // A wide keyline lifts the figure from its ground and keeps it readable at 48 pixels.
  return drawing(
    ICON,
    ICON,
    fill(rect(0, 0, ICON, ICON), ground.field) + motif(ground, idol) + placed(idol),
  );
}

/** How far a full figure is moved aside so that an outstretched arm has room. */
const ASIDE: Readonly<Record<string, number>> = {
  AXIA: 40,
  HEXA: -110,
  RAIJU: 30,
  'MOMO-909': -40,
  KIRIKO: -50,
  SOLA: -60,
};

/** A full figure on nothing, 1200 by 2000 units. */
export function full(index: number): string {
  const idol = CAST[index] as Idol;
  const x = 600 + (ASIDE[idol.name] ?? 0);
  return drawing(1200, 2000, place(figure(idol, idol.figure), x, 592, 0.9));
}
