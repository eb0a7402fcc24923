import { FaqSection } from './sections/FaqSection';
import { HeaderSection } from './sections/HeaderSection';
import { IconSection } from './sections/IconSection';
import { LogoSection } from './sections/LogoSection';
import { LoopSection } from './sections/LoopSection';
import { PictureSection } from './sections/PictureSection';
import { PressSection } from './sections/PressSection';
import { SongSection } from './sections/SongSection';

/** The pieces of the fan kit, and the rules. */
export function FankitRest() {
  return (
    <>
      <LogoSection />
      <PictureSection />
      <IconSection />
      <HeaderSection />
      <SongSection />
      <LoopSection />
      <FaqSection />
      <PressSection />
    </>
  );
}
