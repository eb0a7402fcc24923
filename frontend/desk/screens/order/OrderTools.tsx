import { fill } from '../../../src/i18n/fill';
import { useNumber, useTexts } from '../../i18n/texts';
import { SearchField } from '../../ui/SearchField';
import { Segments } from '../../ui/Segments';
import styles from './OrderScreen.module.css';
import type { ShownPlaces } from './useShownPlaces';

export interface OrderToolsProps {
  readonly shown: ShownPlaces;
}

/** The search, and the choice between what is on the site and what is not. */
export function OrderTools({ shown }: OrderToolsProps) {
  const texts = useTexts();
  const number = useNumber();
  const { counts } = shown;
  return (
    <div role="search" className={styles.tools}>
      <SearchField value={shown.text} onChange={shown.search} />
      {shown.isMixed && (
        <Segments
          label={texts.order.which}
          value={shown.isDrafts ? 'drafts' : 'onSite'}
          options={(['onSite', 'drafts'] as const).map((kind) => [
            kind,
            fill(texts.order[kind], { count: number(counts[kind]) }),
          ])}
          onChange={(kind) => {
            shown.showDrafts(kind === 'drafts');
          }}
        />
      )}
    </div>
  );
}
