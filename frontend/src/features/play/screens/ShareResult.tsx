import { useState } from 'react';

import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import { isDismissal } from '../../../lib/browser';
import { useAssetBase } from '../../../media/asset-base';
import { type CardContent, drawCard, shareFile, widestFile } from '../card/card';
import type { CardShape } from '../card/places';
import { IDOLS } from '../idols';
import { SLEEVES, SONG_TITLES } from '../songs';
import { type Run, gradeOf, scoreOf } from '@axtorm/game/engine/run';
import { paletteOf } from '../palette';
import { ghostLink } from '@axtorm/game/replay/link';
import { encodeReplay } from '@axtorm/game/replay/replay';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { Actions } from './Panel';

export interface ShareResultProps {
  readonly run: Run;
  readonly saved: Saved;
}

/** What the card of a play says. */
function useCard({ run, saved }: ShareResultProps): CardContent {
  const { playStyles } = useMessages('mashup');
  const base = useAssetBase();
  const score = scoreOf(run);
  const { name, picture, portrait } = IDOLS[saved.idol - 1] ?? IDOLS[0];
  return {
    song: SONG_TITLES[saved.song],
    style: `${playStyles[saved.mix].name} · ${saved.difficulty.toUpperCase()}`,
    score: score.toLocaleString('en'),
    grade: gradeOf(score),
    idol: name,
    sleeveSource: base + widestFile(SLEEVES[saved.song].webp),
    idolSource: base + (portrait?.href ?? widestFile(picture.webp)),
  };
}

/** Pictures of the result and a link to its ghost. */
export function ShareResult(props: ShareResultProps) {
  const { run, saved } = props;
  const { card } = usePlayTexts();
  const content = useCard(props);
  const [message, setMessage] = useState('');
  const attempt = (work: Promise<unknown>, done: string) => {
    work.then(
      () => {
        setMessage(done);
      },
      (error: unknown) => {
        setMessage(isDismissal(error) ? '' : card.failed);
      },
    );
  };
  const share = async (shape: CardShape) => {
    const blob = await drawCard(shape, content, paletteOf(document.documentElement));
    const { song, score, grade } = content;
    await shareFile(blob, `mashvp-${shape}.png`, format(card.line, { song, score, grade }));
  };
  const copy = () =>
    navigator.clipboard.writeText(ghostLink(window.location.href, encodeReplay(run, saved)));
  return (
    <>
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
            attempt(copy(), card.copied);
          }}
        >
          {card.link}
        </button>
      </Actions>
      <p role="status">{message}</p>
    </>
  );
}
