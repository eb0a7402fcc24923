import { logos } from '../../media/logos';
import { InlineLogo, type LogoProps } from './InlineLogo';

/** The company's name, whose X is two signals that cross. The text beside it is read out. */
export function CompanyLogo({ className }: LogoProps) {
  return <InlineLogo logo={logos.company} className={className} />;
}
