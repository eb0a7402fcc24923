/** What a video's captions say, and when. */

/** A line on screen: a text of `TEXTS`, with titles put in its place. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly says: CueText;
  readonly titles?: readonly string[];
}

/** The texts that captions are made of, by their keys. */
type CueText = keyof typeof TEXTS;

/** Each in every language of captions; `{0}` and `{1}` are titles of songs. */
export const TEXTS = {
  builds: {
    en: '♪ “{0}” builds up',
    jp: '♪「{0}」が盛り上がっていく',
    kr: '♪ ‘{0}’, 고조되는 음악',
  },
  drops: {
    en: '♪ “{0}” drops: every note is hit on the beat',
    jp: '♪「{0}」のドロップ。ノーツはすべてビートに合わせてヒット',
    kr: '♪ ‘{0}’의 드롭, 모든 노트가 비트에 맞는다',
  },
  ends: { en: '♪ The music fades out', jp: '♪ 音楽が遠ざかっていく', kr: '♪ 음악이 잦아든다' },
  alone: {
    en: '♪ “{0}” by itself',
    jp: '♪「{0}」だけが流れる',
    kr: '♪ ‘{0}’만 흐른다',
  },
  drums: {
    en: '♪ Together: drums of “{0}”, melody of “{1}”',
    jp: '♪ 二曲が重なる：ドラムは「{0}」、メロディは「{1}」',
    kr: '♪ 두 곡이 겹친다: 드럼은 ‘{0}’, 멜로디는 ‘{1}’',
  },
  trade: {
    en: '♪ Together: chords of “{0}” under the melody of “{1}”',
    jp: '♪ 二曲が重なる：「{0}」のコードに「{1}」のメロディ',
    kr: '♪ 두 곡이 겹친다: ‘{0}’의 화음 위에 ‘{1}’의 멜로디',
  },
  plays: { en: '♪ “{0}”', jp: '♪「{0}」', kr: '♪ ‘{0}’' },
  look: {
    en: '♪ “{0}”: notes come down the lanes',
    jp: '♪「{0}」：レーンをノーツが流れてくる',
    kr: '♪ ‘{0}’: 노트가 레인을 따라 내려온다',
  },
  listen: {
    en: '♪ One note on every beat',
    jp: '♪ ビートごとにノーツが一つ',
    kr: '♪ 비트마다 노트 하나',
  },
  press: {
    en: '♪ Each note is pressed on the line, on the beat',
    jp: '♪ ラインに重なる瞬間、ビートに合わせて押す',
    kr: '♪ 판정선에 닿는 순간, 비트에 맞춰 누른다',
  },
  both: {
    en: '♪ Two notes at once: both are pressed',
    jp: '♪ ノーツが二つ同時：両方を押す',
    kr: '♪ 노트 두 개가 동시에: 함께 누른다',
  },
  held: {
    en: '♪ A long note: it is held to its end',
    jp: '♪ 長いノーツは、終わりまで押し続ける',
    kr: '♪ 긴 노트는 끝까지 누르고 있는다',
  },
} as const;

/** The languages that have captions, as the site calls them; it shows English ones in every other. */
export const LANGUAGES = ['en', 'jp', 'kr'] as const;

/** A time as WebVTT writes it. */
function clock(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => value.toString().padStart(digits, '0');
  const [minutes, rest] = [Math.floor(whole / 60_000), whole % 60_000];
  return `${pad(minutes, 2)}:${pad(Math.floor(rest / 1000), 2)}.${pad(rest % 1000, 3)}`;
}

/** The text of a caption file. */
export function captionFile(cues: readonly Cue[], language: (typeof LANGUAGES)[number]): string {
  const blocks = cues.map(({ from, to, says, titles = [] }) => {
    const line = titles.reduce<string>(
      (text, title, index) => text.replaceAll(`{${index.toString()}}`, title),
      TEXTS[says][language],
    );
    return `${clock(from)} --> ${clock(to)}\n${line}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}
