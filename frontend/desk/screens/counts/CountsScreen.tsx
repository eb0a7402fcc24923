import type { Role, VisitCounts } from '../../api/types';
import { setCounting, useCounts } from '../../data/counts';
import { usePositions } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { shownTitleOf } from '../../lib/title';
import { byPosition } from '../../lib/visits';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/Pending';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import shared from '../../ui/Rows.module.css';
import { useCall } from '../../ui/useCall';
import { PositionVisits } from './PositionVisits';
import styles from './CountsScreen.module.css';

export interface CountsScreenProps {
  readonly role: Role;
}

/** How often the pages of positions were seen and their mail buttons pressed, and whether that is counted. */
export function CountsScreen({ role }: CountsScreenProps) {
  const texts = useTexts();
  const query = useCounts();
  const positions = usePositions().data?.positions ?? [];
  return (
    <div className={shared.screen}>
      <BackToList />
      <ScreenTitle>{texts.visits.title}</ScreenTitle>
      <p className={shared.hint}>{texts.visits.hint}</p>
      <Pending query={query}>
        {(counts) => (
          <>
            <Switch counts={counts} isOwner={role === 'owner'} />
            {counts.positions.length === 0 && <p className={shared.hint}>{texts.visits.empty}</p>}
            {byPosition(counts.positions).map(({ id, languages }) => {
              const position = positions.find((each) => each.id === id);
              const title = position && shownTitleOf(position, texts);
              return (
                <section key={id} className={styles.position} aria-label={title?.text ?? id}>
                  <h2 lang={title?.tag}>{title?.text ?? fill(texts.visits.gone, { id })}</h2>
                  {languages.map((language) => (
                    <PositionVisits key={language.locale} counts={language} days={counts.days} />
                  ))}
                </section>
              );
            })}
          </>
        )}
      </Pending>
    </div>
  );
}

interface SwitchProps {
  readonly counts: VisitCounts;
  readonly isOwner: boolean;
}

/** Says whether visits are counted; owners begin and end it here. */
function Switch({ counts: { isOn, since }, isOwner }: SwitchProps) {
  const texts = useTexts();
  const time = useTime();
  const { error, run } = useCall();
  return (
    <div className={styles.switch}>
      <p role="status">
        {since === null ? texts.visits.off : fill(texts.visits.on, { time: time(since) })}
      </p>
      {isOwner ? (
        <Button kind={isOn ? 'plain' : 'main'} onClick={() => void run(() => setCounting(!isOn))}>
          {isOn ? texts.visits.end : texts.visits.begin}
        </Button>
      ) : (
        <p className={shared.hint}>{texts.visits.owners}</p>
      )}
      <p role="alert" className={shared.error}>
        {error}
      </p>
    </div>
  );
}
