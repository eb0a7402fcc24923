import type { PostLocale } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import styles from './CommonDetails.module.css';
import { CommonField } from './CommonField';
import type { CommonFieldProps } from './CommonField';

export interface OwnValueProps extends CommonFieldProps {
  readonly locale: PostLocale;
  /** Gives the language the value of the others. */
  readonly onJoin: () => void;
  /** Gives the value to all languages. */
  readonly onUnite: () => void;
}

/** A detail in which a language differs from the others, with both ways to make them the same. */
export function OwnValue({ locale, onJoin, onUnite, ...field }: OwnValueProps) {
  const texts = useTexts();
  const names = { field: texts.post[field.field], language: texts.languages[locale] };
  const label = fill(texts.details.own, names);
  return (
    <div role="group" aria-label={label} className={styles.own} data-own={locale}>
      <CommonField {...field} label={label} />
      {!field.isReadOnly && (
        <div className={styles.ways}>
          <Button aria-label={fill(texts.details.joinOf, names)} onClick={onJoin}>
            {texts.details.join}
          </Button>
          <Button aria-label={fill(texts.details.uniteOf, names)} onClick={onUnite}>
            {texts.details.unite}
          </Button>
        </div>
      )}
    </div>
  );
}
