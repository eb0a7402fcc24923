import { format } from '../../i18n/format';
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
        subject={format(texts.mailSubject, { position })}
        className="button"
      >
        {format(texts.applyFor, { position })}
      </MailLink>
    </p>
  );
}
