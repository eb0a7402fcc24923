import { FetchAhead } from '../../features/play/FetchAhead';
import { EarlyAccessSection } from './sections/EarlyAccessSection';
import { FreePlaySection } from './sections/FreePlaySection';
import { IdolSection } from './sections/IdolSection';
import { MashUpSection } from './sections/MashUpSection';
import { StoreSection } from './sections/StoreSection';
import { TutorialSection } from './sections/TutorialSection';

/** The page of the game below its title screen. */
export function MashupRest() {
  return (
    <>
      <FreePlaySection />
      <TutorialSection />
      <IdolSection />
      <MashUpSection />
      <EarlyAccessSection />
      <StoreSection />
      <FetchAhead />
    </>
  );
}
