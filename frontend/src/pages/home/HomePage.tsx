import { Intro } from '../../features/intro/Intro';
import { useIntro } from '../../features/intro/useIntro';
import { useMessages } from '../../i18n/page-data';
import { Kept } from '../../i18n/Kept';
import type { PageProps } from '../../navigation/page-loader';
import { LandingSection } from './sections/LandingSection';

/** The home page. Its sections carry the anchors that the menu links to. */
export function HomePage({ rest }: PageProps) {
  const { intro } = useMessages('home');
  const { state, videoEnded } = useIntro();
  return (
    <div data-intro={state} data-video-ended={videoEnded}>
      <Intro label={intro.label} skip={intro.skip} />
      <Kept name="page">
        <LandingSection />
        {rest}
      </Kept>
    </div>
  );
}
