import { RichText } from '../../i18n/RichText';
import { MailLink } from './MailLink';

export interface MailTextProps {
  /** A text with the placeholder `{email}`. */
  readonly template: string;
  readonly address: string;
  /** Class of the link. */
  readonly className?: string | undefined;
}

/** A text with a link to a mailbox for its `{email}`. */
export function MailText({ template, address, className }: MailTextProps) {
  const email = <MailLink address={address} className={className} />;
  return <RichText template={template} values={{ email }} />;
}
