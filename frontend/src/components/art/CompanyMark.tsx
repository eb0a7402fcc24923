import type { LogoProps } from './CompanyLogo';
import { MARK } from './logo-paths';

/** The company's mark: two signals that fall against each other. */
export function CompanyMark({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 150 160" aria-hidden="true" focusable="false">
      <path d={MARK.a} className="signal-a" />
      <path d={MARK.b} className="signal-b" />
      <path d={MARK.flash} className="flash" />
    </svg>
  );
}
