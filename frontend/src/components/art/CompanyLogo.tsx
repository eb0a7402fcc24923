export interface CompanyLogoProps {
  readonly className?: string | undefined;
}

/** The company's mark and name: two bars that meet under the slash. The text beside it is read out. */
export function CompanyLogo({ className }: CompanyLogoProps) {
  return (
    <svg className={className} viewBox="0 0 226 40" aria-hidden="true" focusable="false">
      <path d="M4 36 15 4h9L13 36z" className="signal-a" />
      <path d="M44 36 33 4h-9l11 32z" className="signal-b" />
      <path d="M24 4h.5l3.4 10L24 25.500 20.100 14z" className="flash" />
      <text x="56" y="31" className="logo-text">
        AXTORM
      </text>
    </svg>
  );
}
