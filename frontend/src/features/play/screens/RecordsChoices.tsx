import { useEffect, useRef } from 'react';

import { fill } from '../../../i18n/fill';
import { useAssetBase } from '../../../media/asset-base';
import { cardPictureOf } from '../card/idol-picture';
import { paintPose } from '../card/poses';
import { loadPicture } from '../card/share';
import { paletteOf } from '../palette';
import { POSES, type Pose, TITLES } from '../store/honours';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { hasPose, hasTitle, progressOf, titleFor, wornBy } from '../titles';
import styles from './Records.module.css';

interface ChoicesProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
}

/** Titles, each with what it is for; one of those that were earned stands on cards. */
export function Titles({ saved, onChange }: ChoicesProps) {
  const { records, title: titles } = usePlayTexts();
  const worn = wornBy(saved).title;
  return (
    <fieldset className={styles.choices}>
      <legend>{records.titles}</legend>
      <label className={styles.title} data-state="earned">
        <input
          type="radio"
          name="title"
          value=""
          checked={worn === ''}
          onChange={() => {
            onChange({ ...saved, title: '' });
          }}
        />
        <span>{records.noTitle}</span>
      </label>
      {TITLES.map((one) => {
        const { done, of } = progressOf(one, saved);
        const isEarned = hasTitle(one, saved);
        return (
          <label key={one} className={styles.title} data-state={isEarned ? 'earned' : 'open'}>
            <input
              type="radio"
              name="title"
              value={one}
              checked={worn === one}
              disabled={!isEarned}
              onChange={() => {
                onChange({ ...saved, title: one });
              }}
            />
            <span className={styles.name} lang="en">
              {titles[one].name}
            </span>
            <span className={styles.how}>{titles[one].how}</span>
            <span className={styles.done}>
              {fill(records.progress, { done: String(done), of: String(of) })}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Poses of the chosen idol on cards; those that are not unlocked name their title. */
export function Poses({ saved, onChange }: ChoicesProps) {
  const { records, title: titles, poses } = usePlayTexts();
  const worn = wornBy(saved).pose;
  return (
    <fieldset className={styles.choices}>
      <legend>{records.poses}</legend>
      {POSES.map((pose) => {
        const needed = titleFor(pose);
        const isOpen = hasPose(pose, saved);
        return (
          <label key={pose} className={styles.pose} data-state={isOpen ? 'earned' : 'open'}>
            <input
              type="radio"
              name="pose"
              value={pose}
              checked={worn === pose}
              disabled={!isOpen}
              onChange={() => {
                onChange({ ...saved, pose });
              }}
            />
            <Preview pose={pose} idol={saved.idol} />
            <span>{poses[pose]}</span>
            {!isOpen && needed !== undefined && (
              <span className={styles.how}>
                {fill(records.locked, { title: titles[needed].name })}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Pixels of a preview's picture, two for each of the page's. */
const PREVIEW = 240;

/** A pose as cards have it. */
function Preview({ pose, idol }: { readonly pose: Pose; readonly idol: number }) {
  const base = useAssetBase();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isLeft = false;
    loadPicture(base + cardPictureOf(idol, pose)).then(
      (picture) => {
        const context = canvas.current?.getContext('2d');
        if (isLeft || !context) return;
        const outline = [
          [0, 0],
          [PREVIEW, 0],
          [PREVIEW, PREVIEW],
          [0, PREVIEW],
        ] as const;
        const place = { picture: [0, 0, PREVIEW], outline } as const;
        paintPose(context, pose, picture, place, paletteOf(document.documentElement));
      },
      // The words beside it are enough.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [base, idol, pose]);
  return <canvas ref={canvas} width={PREVIEW} height={PREVIEW} aria-hidden="true" />;
}
