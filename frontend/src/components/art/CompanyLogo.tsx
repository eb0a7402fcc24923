import { COMPANY_LETTERS, COMPANY_X } from './logo-paths';

export interface LogoProps {
  readonly className?: string | undefined;
}

/** The company's name, whose X is two signals that cross. The text beside it is read out. */
export function CompanyLogo({ className }: LogoProps) {
  return (
    <svg className={className} viewBox="0 0 846 128" aria-hidden="true" focusable="false">
      <path d={COMPANY_LETTERS} fill="currentcolor" fillRule="evenodd" />
      <path d={COMPANY_X.b} className="signal-b" />
      <path d={COMPANY_X.a} className="signal-a" />
      <path d={COMPANY_X.flash} className="flash" />
    </svg>
  );
}
