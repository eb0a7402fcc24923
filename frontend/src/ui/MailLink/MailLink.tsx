export interface MailLinkProps {
  readonly address: string;
  readonly subject?: string;
  readonly children?: string;
  readonly className?: string | undefined;
}

/** A link that starts an e-mail; shows the address or its children. */
export function MailLink({ address, subject, children, className }: MailLinkProps) {
  const mailbox = encodeURIComponent(address).replace('%40', '@');
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return (
    <a className={className} href={`mailto:${mailbox}${query}`}>
      {children ?? address}
    </a>
  );
}
