import { Intro } from '../../features/intro/Intro';
import { useIntro } from '../../features/intro/useIntro';
import { useMessages } from '../../i18n/page-data';
import { Kept } from '../../i18n/Kept';
import { AboutSection } from './sections/AboutSection';
import { CompanySection } from './sections/CompanySection';
import { GamesSection } from './sections/GamesSection';
import { LandingSection } from './sections/LandingSection';
import { MusicSection } from './sections/MusicSection';

/** The home page. Its sections carry the anchors that the menu links to. */
export function HomePage() {
  const { intro } = useMessages('home');
  const { state, videoEnded } = useIntro();
  return (
    <div data-intro={state} data-video-ended={videoEnded}>
      <Intro label={intro.label} skip={intro.skip} />
      <Kept name="page">
        <LandingSection />
        <AboutSection />
        <CompanySection />
        <MusicSection />
        <GamesSection />
      </Kept>
    </div>
  );
}
