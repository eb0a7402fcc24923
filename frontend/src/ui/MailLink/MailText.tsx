import { mailText } from '../../i18n/mail-text';
import { useCompany } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import type { Mailbox } from '../../contract/contract';
import { MailLink } from './MailLink';

export interface MailTextProps {
  /** A text with the placeholder `{email}`. */
  readonly template: string;
  readonly mailbox: Mailbox;
  /** Class of the link. */
  readonly linkClassName?: string | undefined;
}

/** A text with a link to a mailbox for its `{email}`; without the mailbox only what stands before that sentence. */
export function MailText({ template, mailbox, linkClassName }: MailTextProps) {
  const address = useCompany().email[mailbox];
  const email = address === null ? null : <MailLink address={address} className={linkClassName} />;
  return <RichText template={mailText(template, address) ?? ''} values={{ email }} />;
}

export interface MailParagraphProps extends MailTextProps {
  readonly className?: string | undefined;
}

/** The same as a paragraph, which is left out when nothing of it is left. */
export function MailParagraph({ className, ...text }: MailParagraphProps) {
  const address = useCompany().email[text.mailbox];
  if (mailText(text.template, address) === null) return null;
  return (
    <p className={className}>
      <MailText {...text} />
    </p>
  );
}
