import { PlayOver } from '../../features/play/PlayOver';
import { AboutSection } from './sections/AboutSection';
import { CompanySection } from './sections/CompanySection';
import { GamesSection } from './sections/GamesSection';
import { MusicSection } from './sections/MusicSection';

/** The home page below its first screen. */
export function HomeRest() {
  return (
    <>
      <AboutSection />
      <CompanySection />
      <MusicSection />
      <GamesSection />
      <PlayOver />
    </>
  );
}
