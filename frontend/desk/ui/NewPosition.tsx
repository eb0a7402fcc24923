import { useState } from 'react';

import { service } from '../api/service';
import type { NewPosition as Beginning } from '../api/service';
import type { PositionSummary, PostLocale } from '../api/types';
import { refresh } from '../data/queries';
import type { Language } from '../i18n/languages';
import { fill } from '../../src/i18n/fill';
import { useShown, useTexts } from '../i18n/texts';
import { ID_MAX, ID_PATTERN, proposalOf } from '../lib/address';
import { today } from '../lib/days';
import { hashOf } from '../lib/route';
import { begunOf } from '../lib/title';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Choice, Field } from './Field';
import { Form } from './Form';

export interface NewPositionProps {
  readonly locales: readonly PostLocale[];
  /** What it may begin with. */
  readonly templates: readonly PositionSummary[];
  /** The one of these that is chosen already. */
  readonly template?: PositionSummary;
  readonly onClose: () => void;
}

/** What the service is told of a new position. */
function beginningOf(
  id: string,
  locale: PostLocale,
  title: string,
  template: PositionSummary | undefined,
): Beginning {
  const date = today();
  if (template === undefined) return { id, locale, post: { title, date } };
  return { id, copyOf: template.id, titles: { [locale]: title }, date };
}

/** Begins a position, empty or with a template, by its title in one language, from which its address is made. */
export function NewPosition({ locales, templates, template: given, onClose }: NewPositionProps) {
  const { language, texts } = useShown();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState('');
  const template = given ?? templates.find(({ id }) => id === chosen);
  const offered = template === undefined ? locales : begunOf(template);
  const create = async (value: (name: string) => string) => {
    const locale = offered.find((each) => each === value('locale')) ?? offered[0] ?? 'en';
    const body = beginningOf(value('id'), locale, title.trim(), template);
    const position = await service.create(body);
    await refresh();
    location.hash = hashOf({ screen: 'position', id: position.id });
  };
  const name = given?.template ?? null;
  const heading = name === null ? texts.list.new : fill(texts.templates.useOf, { name });
  return (
    <Dialog title={heading} onClose={onClose} closeLabel={texts.app.close}>
      <Form onSubmit={create}>
        {given === undefined && templates.length > 0 && (
          <Templates templates={templates} chosen={chosen} onChange={setChosen} />
        )}
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
        <Languages key={template?.id} locales={offered} first={language} />
        <Address title={title} />
        <Button type="submit" kind="main">
          {texts.list.create}
        </Button>
      </Form>
    </Dialog>
  );
}

interface TemplatesProps {
  readonly templates: readonly PositionSummary[];
  /** The id of one of them, or nothing. */
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}

/** The choice of what it begins with. */
function Templates({ templates, chosen, onChange }: TemplatesProps) {
  const { tag, templates: texts } = useTexts();
  const named = templates
    .map(({ id, template }) => [id, template ?? ''] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, tag));
  return (
    <Choice
      label={texts.beginWith}
      value={chosen}
      options={[['', texts.nothing], ...named]}
      onChange={onChange}
    />
  );
}

/** The address, which the title proposes until somebody types another one. */
function Address({ title }: { readonly title: string }) {
  const texts = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const proposal = proposalOf(title);
  const isUnread = typed === null && title.trim() !== '' && !proposal.isWhole;
  return (
    <Field
      label={texts.list.id}
      hint={isUnread ? `${texts.address.unread} ${texts.list.idHint}` : texts.list.idHint}
    >
      {(control) => (
        <input
          {...control}
          name="id"
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
  );
}

export interface LanguagesProps {
  readonly locales: readonly PostLocale[];
  /** The language of the desk. */
  readonly first: Language;
}

/** The choice of the language of a text. */
export function Languages({ locales, first }: LanguagesProps) {
  const texts = useTexts();
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
