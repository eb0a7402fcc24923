import { useEffect, useRef, useState } from 'react';

import { service } from '../../api/service';
import type { Position, PostLocale } from '../../api/types';
import type { Entry } from '../../data/entry';
import { Preview } from '../../data/preview';
import { useStore } from '../../data/store';
import type { Texts } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/Segments';
import { PreviewFrame } from './PreviewFrame';
import type { PreviewWidth } from './PreviewFrame';
import { PreviewLinkDialog } from './PreviewLinkDialog';
import styles from './PreviewPanel.module.css';
import { useDraft } from './useDraft';

export interface PreviewPanelProps {
  readonly position: Position;
  readonly locale: PostLocale;
  readonly entry: Entry;
  readonly onLocale: (locale: PostLocale) => void;
  readonly onClose: () => void;
}

/** The site's page of a text as it is written at this moment, beside the text. Nothing is saved for it. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { position, locale, entry } = props;
  const texts = useTexts();
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [isShared, setIsShared] = useState(false);
  const panel = useFocusOnceShown();
  return (
    <section ref={panel} tabIndex={-1} aria-label={texts.preview.title} className={styles.panel}>
      <Bar
        {...props}
        width={width}
        onWidth={setWidth}
        onShare={() => {
          setIsShared(true);
        }}
      />
      <Page key={`${position.id} ${locale}`} {...props} width={width} />
      {isShared && (
        <PreviewLinkDialog
          id={position.id}
          locale={locale}
          entry={entry}
          onClose={() => {
            setIsShared(false);
          }}
        />
      )}
    </section>
  );
}

interface BarProps extends PreviewPanelProps {
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly onShare: () => void;
}

/** What can be chosen: a language that has a text, a width, a link. */
function Bar({ position, locale, width, onLocale, onWidth, onShare, onClose }: BarProps) {
  const texts = useTexts();
  const begun = localesOf(position).filter(([, { state }]) => state !== 'missing');
  return (
    <div className={styles.bar}>
      {begun.length > 1 && (
        <Segments
          className={styles.languages}
          label={texts.app.firstLanguage}
          value={locale}
          options={begun.map(([each]) => [each, texts.languages[each]])}
          onChange={onLocale}
        />
      )}
      <Segments
        label={texts.preview.width}
        value={width}
        options={[
          ['phone', texts.preview.phone],
          ['desktop', texts.preview.desktop],
        ]}
        onChange={onWidth}
      />
      <Button icon="share" onClick={onShare}>
        {texts.preview.link}
      </Button>
      <Button
        kind="quiet"
        icon="close"
        className={styles.close}
        aria-label={texts.preview.close}
        onClick={onClose}
      />
    </div>
  );
}

/** Takes the focus when it is shown, and gives it back when it goes. Nothing moves for it. */
function useFocusOnceShown() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return element;
}

/** The page of the text of now, or a sentence. */
function Page(props: PreviewPanelProps & { readonly width: PreviewWidth }) {
  const { position, locale, entry, width } = props;
  const { id } = position;
  const texts = useTexts();
  const { post } = useDraft(id, locale, entry).state;
  const [preview] = useState(
    () => new Preview((written, place) => service.preview(id, locale, written, place)),
  );
  const { address, error } = useStore(preview);
  useEffect(() => {
    preview.follow(post);
  }, [preview, post]);
  useEffect(
    () => () => {
      preview.stop();
    },
    [preview],
  );
  return (
    <>
      <p role="status" className={styles.said}>
        {error === null ? address === null && texts.preview.making : reasonOf(error, texts)}
      </p>
      {address !== null && (
        <PreviewFrame
          address={address}
          width={width}
          title={fill(texts.preview.page, { language: texts.languages[locale] })}
        />
      )}
    </>
  );
}

/** Why there is no page. */
function reasonOf(error: Error & { readonly code: string }, texts: Texts): string {
  if (error.code === 'unavailable') return texts.preview.unavailable;
  return fill(texts.preview.failed, { reason: sentenceOf(error, texts) });
}
