import { fill } from '../../../i18n/fill';
import { useLocale, useMessages } from '../../../i18n/page-data';
import { useAssetBase } from '../../../media/asset-base';
import { pagePath } from '../../../routing/paths';
import { type CardContent, drawCard } from '../card/card';
import { cardPictureOf } from '../card/idol-picture';
import type { CardShape } from '../card/places';
import { shareFile, widestFile } from '../card/share';
import { idolName } from '../idols';
import { SLEEVES, SONG_TITLES, mashTitle } from '../songs';
import { type Run } from '@axtorm/game/engine/run';
import { gradeOf, scoreOf } from '@axtorm/game/engine/score';
import { honourOf } from '@axtorm/game/engine/statistics';
import { paletteOf } from '../palette';
import { type MixLink, mixText } from '@axtorm/game/mixer/link';
import { ghostLink } from '@axtorm/game/replay/link';
import { encodeReplay } from '@axtorm/game/replay/replay';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { wornBy } from '../titles';
import { useHeading } from '../useLevels';
import { NameField } from './NameField';
import { Actions } from './Panel';
import { useAttempts } from './useAttempts';

export interface ShareResultProps {
  readonly run: Run;
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  /** The mash-up that was played in place of a song. */
  readonly mash?: MixLink | undefined;
}

/** What the card of a play says, but for the address, which only a press reads. */
function useCard({
  run,
  saved,
  mash,
}: Omit<ShareResultProps, 'onChange'>): Omit<CardContent, 'address'> {
  const { playStyles } = useMessages('mashup');
  const { result, title: titles } = usePlayTexts();
  const honour = honourOf(run);
  const base = useAssetBase();
  const score = scoreOf(run);
  const { title, pose } = wornBy(saved);
  const songs = mash ? [mash.pair.a, mash.pair.b] : [saved.song];
  return {
    song: mash ? mashTitle(mash.pair) : SONG_TITLES[saved.song],
    style: useHeading(saved, playStyles[saved.mix].name, mash?.pair),
    score: score.toLocaleString('en'),
    grade: gradeOf(score),
    idol: idolName(saved.idol),
    title: title === '' ? '' : titles[title].name,
    pose,
    sleeveSources: songs.map((song) => base + widestFile(SLEEVES[song].webp)),
    idolSource: base + cardPictureOf(saved.idol, pose),
    honour: honour && result[honour],
    counts: run.counts,
  };
}

/** The player's name, which the link to the ghost carries. */
function GhostName({ saved, onChange }: Pick<ShareResultProps, 'saved' | 'onChange'>) {
  const { card } = usePlayTexts();
  const sign = (name: string) => {
    onChange({ ...saved, name });
  };
  return <NameField label={card.name} value={saved.name} onChange={sign} />;
}

/** Pictures of the result and a link to its ghost. */
export function ShareResult(props: ShareResultProps) {
  const { run, saved, mash, onChange } = props;
  const { card } = usePlayTexts();
  const { code } = useLocale();
  const content = useCard(props);
  const { message, attempt } = useAttempts();
  const gamePage = () => new URL(pagePath('mashup', code), window.location.href);
  const share = async (shape: CardShape) => {
    const { host, pathname } = gamePage();
    const said = { ...content, address: host + pathname };
    const blob = await drawCard(shape, said, paletteOf(document.documentElement));
    const { song, score, grade } = content;
    await shareFile(blob, `mashvp-${shape}.png`, fill(card.line, { song, score, grade }));
  };
  const copy = () => {
    const { href } = gamePage();
    // A replay has a place for one song: the mix, which names both, stands beside it.
    const head = { ...saved, song: mash?.pair.a ?? saved.song };
    const link = ghostLink(href, encodeReplay(run, head), saved.name, mash && mixText(mash));
    return navigator.clipboard.writeText(link);
  };
  return (
    <>
      <GhostName saved={saved} onChange={onChange} />
      <Actions>
        {(['wide', 'tall'] as const).map((shape) => (
          <button
            key={shape}
            type="button"
            className="button"
            data-tone="quiet"
            onClick={() => {
              attempt(share(shape), '');
            }}
          >
            {card[shape]}
          </button>
        ))}
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            attempt(copy(), mash ? card.copiedMix : card.copied);
          }}
        >
          {card.link}
        </button>
      </Actions>
      <p role="status">{message}</p>
    </>
  );
}
