import { Kept } from '../../i18n/Kept';
import type { PageProps } from '../../navigation/page-loader';
import { IntroSection } from './sections/IntroSection';

/** Everything that fans may download, and the rules. */
export function FankitPage({ rest }: PageProps) {
  return (
    <Kept name="page">
      <IntroSection />
      {rest}
    </Kept>
  );
}
