import { MailLink } from '../../../ui/MailLink/MailLink';
import { EMAIL } from '../../../config/site';
import { RichText } from '../../../i18n/RichText';

const MAIL = { email: <MailLink address={EMAIL.support} /> };

/** A text with the support mailbox for its `{email}` placeholder. */
export function WithEmail({ text }: { readonly text: string }) {
  return <RichText template={text} values={MAIL} />;
}
