import type { Mailbox } from '../../contract/contract';
import { mailText } from '../../i18n/mail-text';
import { useCompany } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import { MailLink } from './MailLink';

export interface MailTextProps {
  /** The element around the text; a paragraph when not given. */
  readonly as?: 'p' | 'dd';
  /** A text with the placeholder `{email}`. */
  readonly template: string;
  readonly mailbox: Mailbox;
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/**
 * A text with a link to a mailbox for its `{email}`. Without the mailbox it has only what stands before that sentence, and
 * is left out when that is nothing.
 */
export function MailText(props: MailTextProps) {
  const { as: Element = 'p', template, mailbox, className, linkClassName } = props;
  const address = useCompany().email[mailbox];
  const text = mailText(template, address);
  if (text === null) return null;
  const email = address !== null && <MailLink address={address} className={linkClassName} />;
  return (
    <Element className={className}>
      <RichText template={text} values={{ email }} />
    </Element>
  );
}
