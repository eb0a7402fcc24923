import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { WordsPlace } from '../../api/comments';
import type { PostLocale } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { isModified } from '../../lib/modifier';
import { Button } from '../../ui/Button';
import { CommentDialog } from './CommentDialog';
import { chosenIn } from './words';

export interface CommentButtonProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly className: string | undefined;
}

/** Begins a comment on the words that are selected, or on the field that the caret was in last; also by Ctrl+Alt+M in the text. */
export function CommentButton({ id, locale, className = '' }: CommentButtonProps) {
  const texts = useTexts();
  // What was chosen last in this language: the press itself may take the selection away.
  const chosen = useRef<WordsPlace>({ field: 'title', quote: '', lead: '' });
  const [place, setPlace] = useState<WordsPlace | null>(null);
  const press = useEffectEvent(() => {
    setPlace(chosen.current);
  });
  useEffect(() => {
    const note = () => {
      const now = chosenIn(locale);
      if (now !== null) chosen.current = now;
    };
    const listen = (event: KeyboardEvent) => {
      if (!isModified(event) || !event.altKey || event.code !== 'KeyM') return;
      if (chosenIn(locale) === null) return;
      event.preventDefault();
      note();
      press();
    };
    document.addEventListener('selectionchange', note);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('selectionchange', note);
      document.removeEventListener('keydown', listen);
    };
  }, [locale]);
  const language = texts.languages[locale];
  return (
    <>
      <Button
        kind="quiet"
        icon="comment"
        className={className}
        aria-label={fill(texts.comments.addIn, { language })}
        onClick={() => {
          setPlace(chosen.current);
        }}
      >
        {texts.comments.add}
      </Button>
      {place !== null && (
        <CommentDialog
          id={id}
          locale={locale}
          place={place}
          onClose={() => {
            setPlace(null);
          }}
        />
      )}
    </>
  );
}
