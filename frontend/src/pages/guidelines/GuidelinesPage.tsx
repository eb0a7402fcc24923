import { Kept } from '../../i18n/Kept';
import { ContactSection } from './sections/ContactSection';
import { PolicySection } from './sections/PolicySection';
import { SummarySection } from './sections/SummarySection';

/** The content usage policy: a summary for one screen, then the full text. */
export function GuidelinesPage() {
  return (
    <>
      <SummarySection />
      <Kept name="policy">
        <PolicySection />
        <ContactSection />
      </Kept>
    </>
  );
}
