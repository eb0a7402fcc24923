import { Kept } from '../../i18n/Kept';
import { FaqSection } from './sections/FaqSection';
import { HeaderSection } from './sections/HeaderSection';
import { IconSection } from './sections/IconSection';
import { IntroSection } from './sections/IntroSection';
import { LogoSection } from './sections/LogoSection';
import { LoopSection } from './sections/LoopSection';
import { PictureSection } from './sections/PictureSection';
import { SongSection } from './sections/SongSection';

/** Everything that fans may download, and the rules. */
export function FankitPage() {
  return (
    <Kept name="page">
      <IntroSection />
      <LogoSection />
      <PictureSection />
      <IconSection />
      <HeaderSection />
      <SongSection />
      <LoopSection />
      <FaqSection />
    </Kept>
  );
}
