import { fill } from '../../i18n/fill';
import { useCompany } from '../../i18n/page-data';
import { MailLink } from '../MailLink/MailLink';

export interface ApplyLinkProps {
  readonly className: string | undefined;
  /** The name of the position. */
  readonly position: string;
  readonly texts: { readonly applyFor: string; readonly mailSubject: string };
}

/** The button that starts an application by e-mail; nothing without a mailbox. */
export function ApplyLink({ className, position, texts }: ApplyLinkProps) {
  const mailbox = useCompany().email.recruit;
  if (mailbox === null) return null;
  return (
    <p className={className}>
      <MailLink
        address={mailbox}
        subject={fill(texts.mailSubject, { position })}
        className="button"
      >
        {fill(texts.applyFor, { position })}
      </MailLink>
    </p>
  );
}
