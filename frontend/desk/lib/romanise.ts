/** Japanese kana by Hepburn and Korean by the Revised Romanization, in letters that an address may have. */

/** Kana by two signs and by one; a long vowel is not written. */
const KANA: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so タ ta チ chi ツ tsu テ te ト to ' +
    'ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ' +
    'ラ ra リ ri ル ru レ re ロ ro ワ wa ヰ i ヱ e ヲ o ン n ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo ' +
    'ダ da ヂ ji ヅ zu デ de ド do バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po ヴ vu ' +
    'ァ a ィ i ゥ u ェ e ォ o ャ ya ュ yu ョ yo ー - ' +
    'キャ kya キュ kyu キョ kyo シャ sha シュ shu ショ sho シェ she チャ cha チュ chu チョ cho チェ che ニャ nya ニュ nyu ニョ nyo ' +
    'ヒャ hya ヒュ hyu ヒョ hyo ミャ mya ミュ myu ミョ myo リャ rya リュ ryu リョ ryo ギャ gya ギュ gyu ギョ gyo ' +
    'ジャ ja ジュ ju ジョ jo ジェ je ビャ bya ビュ byu ビョ byo ピャ pya ピュ pyu ピョ pyo ' +
    'ファ fa フィ fi フェ fe フォ fo フュ fyu ティ ti ディ di トゥ tu ドゥ du デュ dyu テュ tyu ' +
    'ウィ wi ウェ we ウォ wo ヴァ va ヴィ vi ヴェ ve ヴォ vo ツァ tsa ツェ tse ツォ tso'
  )
    .split(' ')
    .flatMap((part, index, all) => (index % 2 === 0 ? [[part, all[index + 1] ?? '']] : [])),
);

/** Hiragana as katakana. */
const katakana = (text: string) =>
  text.replaceAll(/[ぁ-ゖ]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0x60));

/** A run of kana. A small ツ doubles the consonant after it. */
function ofKana(run: string): string {
  const read = katakana(run).replaceAll(/[ァ-ヶ][ャュョァィゥェォ]|[ァ-ヶー]/gu, (sign) => {
    if (sign === 'ッ') return '*';
    const both = KANA[sign] ?? Array.from(sign, (each) => KANA[each] ?? '').join('');
    return both === '-' ? '' : both;
  });
  return read
    .replaceAll(/\*(?=ch)/gu, 't')
    .replaceAll(/\*(?=(?<next>[a-z]))/gu, (_, next: string) => next)
    .replaceAll('*', '');
}

const INITIALS = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');

/** What a final consonant is before a pause, and what of it stays and goes on before a vowel. */
const FINALS: readonly (readonly [string, string, string])[] = [
  ['', '', ''],
  ['k', '', 'g'],
  ['k', '', 'kk'],
  ['k', 'k', 's'],
  ['n', '', 'n'],
  ['n', 'n', 'j'],
  ['n', '', 'n'],
  ['t', '', 'd'],
  ['l', '', 'r'],
  ['k', 'l', 'g'],
  ['m', 'l', 'm'],
  ['l', 'l', 'b'],
  ['l', 'l', 's'],
  ['l', 'l', 't'],
  ['p', 'l', 'p'],
  ['l', '', 'r'],
  ['m', '', 'm'],
  ['p', '', 'b'],
  ['p', 'p', 's'],
  ['t', '', 's'],
  ['t', '', 'ss'],
  ['ng', 'ng', ''],
  ['t', '', 'j'],
  ['t', '', 'ch'],
  ['k', '', 'k'],
  ['t', '', 't'],
  ['p', '', 'p'],
  ['t', '', ''],
];

/** How a final consonant and the initial one after it sound together. */
function joined(final: string, initial: string): string {
  if (final === 'l' && (initial === 'r' || initial === 'n')) return 'll';
  if (final === 'n' && initial === 'r') return 'll';
  const isNasal = initial === 'n' || initial === 'm' || initial === 'r';
  const nasals: Readonly<Record<string, string>> = { k: 'ng', t: 'n', p: 'm' };
  const softened = isNasal ? (nasals[final] ?? final) : final;
  const isAfterNasal = initial === 'r' && softened !== '' && softened !== 'l';
  return softened + (isAfterNasal ? 'n' : initial);
}

/** A run of Korean syllables. */
function ofHangul(run: string): string {
  const parts = Array.from(run, (sign) => {
    const code = (sign.codePointAt(0) ?? 0) - 0xac00;
    const vowel = VOWELS[Math.trunc((code % 588) / 28)] ?? '';
    return { initial: INITIALS[Math.trunc(code / 588)] ?? '', vowel, final: code % 28 };
  });
  return parts
    .map(({ initial, vowel }, index) => {
      const [closed, stays, goes] = FINALS[parts[index - 1]?.final ?? 0] ?? ['', '', ''];
      const before = initial === '-' ? stays + goes : joined(closed, initial);
      const isLast = index === parts.length - 1;
      const end = isLast ? (FINALS[parts[index]?.final ?? 0]?.[0] ?? '') : '';
      return before + vowel + end;
    })
    .join('');
}

/** What is said in kana or Korean in Latin letters; all else stays as it is. Chinese characters have no reading by rule. */
export const romanise = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[ぁ-ゖァ-ヶー]+/gu, ofKana)
    .replaceAll(/[가-힣]+/gu, ofHangul);
