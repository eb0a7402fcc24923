/** The text that lies beside the music, in the words of the fan kit page. */
import en from '../../../locales/en/fankit.json';
import enKit from '../../../locales/en/kit.json';
import jp from '../../../locales/jp/fankit.json';
import jpKit from '../../../locales/jp/kit.json';
import kr from '../../../locales/kr/fankit.json';
import krKit from '../../../locales/kr/kit.json';
import { fill } from '../../src/i18n/fill';
import { MASTERS, type MasterName, titleOf } from '../music/finish';
import type { Comment } from '../music/files/tags';
import type { Song } from '../music/score/types';

/** The hashtags of the site; a test compares them. */
export const HASHTAGS = ['#MASHVP', '#AXTORM'];

/**
 * A file name, the texts that it is written from, and where they name a mailbox: an archive stays on its owner's disk,
 * so it points to the page that has the mailbox of the day.
 */
const EDITIONS = [
  {
    file: 'README.txt',
    language: 'eng',
    texts: en,
    contact: enKit.contact,
  },
  {
    file: 'README.ja.txt',
    language: 'jpn',
    texts: jp,
    contact: jpKit.contact,
  },
  {
    file: 'README.ko.txt',
    language: 'kor',
    texts: kr,
    contact: krKit.contact,
  },
] as const;

type Edition = (typeof EDITIONS)[number];
type Texts = Edition['texts'];

/** What the page says of a piece: its title, genre, tempo and hook. */
function entryOf(texts: Texts, song: Song) {
  const entry = [...texts.songs.items, texts.loop.item].find(({ title }) => title === song.title);
  if (!entry) throw new Error(`the fan kit page does not know ${song.title}`);
  return entry;
}

function heading(text: string): readonly string[] {
  return ['', text, '-'.repeat(40)];
}

function compose({ texts, contact }: Edition, song: Song, master: MasterName): string {
  const { title, genre, bpm, hook } = entryOf(texts, song);
  const lines = [
    `${titleOf(song, master)} / AXTORM`,
    `MASH VP! ${texts.intro.title}`,
    '='.repeat(40),
    `${genre}, ${bpm}, ${MASTERS[master].lufs.toString()} LUFS`,
    hook,
    ...heading(texts.credit.title),
    texts.credit.body,
    '',
    `    ${fill(texts.credit.line, { title })}`,
    ...heading(texts.faq.title),
    ...texts.faq.items.flatMap(({ question, answer }) => [
      `Q. ${question}`,
      `A. ${fill(answer, { email: contact })}`,
      '',
    ]),
    ...texts.intro.body.slice(1),
    '',
    HASHTAGS.join(' '),
    '© 2025 AXTORM',
  ];
  // Line ends of Windows, whose oldest editors read no others.
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The README of an archive in each language, by file name. */
export function readmes(song: Song, master: MasterName): Readonly<Record<string, string>> {
  return Object.fromEntries(
    EDITIONS.map((edition) => [edition.file, compose(edition, song, master)]),
  );
}

/** What a file of a piece says to its listeners in each language: what it is like, and how to name it. */
export function commentsOf(song: Song): readonly Comment[] {
  return EDITIONS.map(({ language, texts }) => {
    const { title, hook } = entryOf(texts, song);
    return { language, words: `${hook}\n${fill(texts.credit.line, { title })}` };
  });
}
