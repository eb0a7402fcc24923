import { AboutSection } from './sections/AboutSection';
import { GamesSection } from './sections/GamesSection';
import { LandingSection } from './sections/LandingSection';
import { MusicSection } from './sections/MusicSection';

/** The home page. Its sections carry the anchors that the menu links to. */
export function HomePage() {
  return (
    <>
      <LandingSection />
      <AboutSection />
      <MusicSection />
      <GamesSection />
    </>
  );
}
