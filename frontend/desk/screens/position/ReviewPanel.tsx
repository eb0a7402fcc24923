import { memo } from 'react';

import type { ReviewAction } from '../../api/review';
import type { PostLocale, Review, Role, Summary } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { reviewActionsOf } from '../../lib/review';
import { Button } from '../../ui/Button';
import { withdraw } from './perform';
import styles from './ReviewPanel.module.css';
import { Said } from './Said';

/** What is said in a review with a note. */
export type NotedAction = Exclude<ReviewAction, 'withdraw'>;

const ICONS = { approve: 'done', sendBack: 'undo', ask: 'ask', withdraw: 'close' } as const;

export interface ReviewPanelProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly role: Role;
  readonly state: Summary['state'];
  readonly review: Review;
  readonly onOpen: (action: NotedAction) => void;
}

/** What was said of a draft, and what can be said to that. A key in the text does not concern it. */
export const ReviewPanel = memo(function ReviewPanel(props: ReviewPanelProps) {
  const { id, locale, role, state, review, onOpen } = props;
  const texts = useTexts();
  const language = texts.languages[locale];
  const title = fill(texts.review.title, { language });
  return (
    <section className={styles.panel} data-review={review.state} aria-label={title}>
      <p className={styles.state}>
        <b>{texts.review.states[review.state]}</b>
        {review.isChanged && <span className={styles.changed}>{texts.review.changed}</span>}
      </p>
      <Said said={review.answer ?? review.asked} />
      {review.answer !== null && review.asked.note !== '' && <Said said={review.asked} />}
      <div className={styles.actions}>
        {reviewActionsOf({ state, review }, role).map((action) => (
          <Button
            key={action}
            icon={ICONS[action]}
            aria-label={fill(texts.review.actionsIn[action], { language })}
            onClick={() => {
              if (action === 'withdraw') void withdraw(id, locale, texts);
              else onOpen(action);
            }}
          >
            {texts.review.actions[action]}
          </Button>
        ))}
      </div>
    </section>
  );
});
