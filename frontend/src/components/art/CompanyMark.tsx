import { logos } from '../../media/logos';
import { InlineLogo, type LogoProps } from './InlineLogo';

/** The company's mark: two signals that fall against each other. */
export function CompanyMark({ className }: LogoProps) {
  return <InlineLogo logo={logos.mark} className={className} />;
}
