import { useState } from 'react';

import { service } from '../../api/service';
import type { PostLocale } from '../../api/types';
import { refresh } from '../../data/queries';
import type { Language } from '../../i18n/languages';
import { useShown } from '../../i18n/texts';
import { ID_MAX, ID_PATTERN, proposalOf } from '../../lib/address';
import { today } from '../../lib/days';
import { hashOf } from '../../lib/route';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';

export interface NewPositionProps {
  readonly locales: readonly PostLocale[];
  readonly onClose: () => void;
}

/** Begins a position by its title in one language, from which its address is made. */
export function NewPosition({ locales, onClose }: NewPositionProps) {
  const { language, texts } = useShown();
  const [title, setTitle] = useState('');
  // What people typed in the place of what the title proposes.
  const [typed, setTyped] = useState<string | null>(null);
  const proposal = proposalOf(title);
  const isUnread = typed === null && title.trim() !== '' && !proposal.isWhole;
  const create = async (value: (name: string) => string) => {
    const locale = locales.find((each) => each === value('locale')) ?? 'en';
    const post = { title: title.trim(), date: today() };
    const position = await service.create({ id: typed ?? proposal.id, locale, post });
    await refresh();
    location.hash = hashOf({ screen: 'position', id: position.id });
  };
  return (
    <Dialog title={texts.list.new} onClose={onClose} closeLabel={texts.app.close}>
      <Form onSubmit={create}>
        <Field label={texts.post.title}>
          {(control) => (
            <input
              {...control}
              required
              maxLength={200}
              value={title}
              onChange={({ target }) => {
                setTitle(target.value);
              }}
            />
          )}
        </Field>
        <Languages locales={locales} first={language} />
        <Field
          label={texts.list.id}
          hint={isUnread ? `${texts.address.unread} ${texts.list.idHint}` : texts.list.idHint}
        >
          {(control) => (
            <input
              {...control}
              required
              pattern={ID_PATTERN}
              maxLength={ID_MAX}
              value={typed ?? proposal.id}
              onChange={({ target }) => {
                setTyped(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" kind="main">
          {texts.list.create}
        </Button>
      </Form>
    </Dialog>
  );
}

interface LanguagesProps {
  readonly locales: readonly PostLocale[];
  /** The language of the desk. */
  readonly first: Language;
}

/** The choice of the language of the title. */
function Languages({ locales, first }: LanguagesProps) {
  const { texts } = useShown();
  return (
    <Field label={texts.app.firstLanguage}>
      {(control) => (
        <select
          {...control}
          name="locale"
          defaultValue={locales.find((each) => each === first) ?? locales[0]}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {texts.languages[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
