import { createRequire } from 'node:module';
import path from 'node:path';

import { openSync } from 'fontkit';
import type { Font } from 'fontkit';

import { n } from './geometry';

const require = createRequire(import.meta.url);

const FONTS = {
  display: 'unbounded/900Black/Unbounded_900Black.ttf',
  displayBold: 'unbounded/700Bold/Unbounded_700Bold.ttf',
  jp: 'dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf',
  kr: 'black-han-sans/400Regular/BlackHanSans_400Regular.ttf',
  sans: 'inter/700Bold/Inter_700Bold.ttf',
  sansJp: 'zen-kaku-gothic-new/900Black/ZenKakuGothicNew_900Black.ttf',
  sansKr: 'noto-sans-kr/900Black/NotoSansKR_900Black.ttf',
} as const;

/** A face by its use. */
export type Face = keyof typeof FONTS;

const open = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = open.get(face);
  if (known !== undefined) return known;
  const [family = '', ...rest] = FONTS[face].split('/');
  const home = path.dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  const font = openSync(path.join(home, ...rest)) as Font;
  open.set(face, font);
  return font;
}

/** Words as an outline, so that no renderer needs the font. */
export interface Words {
  readonly d: string;
  readonly width: number;
}

export interface Setting {
  readonly face: Face;
  readonly size: number;
  /** Extra room between letters, in the text's own units. */
  readonly tracking?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/**
 * Sets a line of text with its baseline's start, middle or end at (x, y).
 * @throws when the face lacks a character: a box in a picture is a defect
 */
export function words(line: string, x: number, y: number, setting: Setting): Words {
  const font = fontOf(setting.face);
  const scale = setting.size / font.unitsPerEm;
  const run = font.layout(line);
  const tracking = setting.tracking ?? 0;
  const total =
    run.positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale + tracking, 0) - tracking;
  const share = { start: 0, middle: 0.5, end: 1 }[setting.anchor ?? 'start'];
  let pen = x - total * share;
  let d = '';
  run.glyphs.forEach((glyph, index) => {
    const position = run.positions[index];
    if (glyph.id === 0) throw new Error(`no glyph in ${setting.face} for part of "${line}"`);
    const left = pen + (position?.xOffset ?? 0) * scale;
    d += outline(glyph.path.commands, left, y, scale);
    pen += (position?.xAdvance ?? 0) * scale + tracking;
  });
  return { d, width: total };
}

const LETTER: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

function outline(commands: readonly Command[], x: number, y: number, scale: number): string {
  return commands
    .map(({ command, args }) => {
      const points = args.map((value, at) =>
        n(at % 2 === 0 ? x + value * scale : y - value * scale),
      );
      return (LETTER[command] ?? '') + points.join(' ');
    })
    .join('');
}

/** The size at which a line is just so wide. */
export function sizeFor(line: string, face: Face, width: number): number {
  return (100 * width) / words(line, 0, 0, { face, size: 100 }).width;
}
