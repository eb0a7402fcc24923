import { service } from '../../api/service';
import type { PostLocale } from '../../api/types';
import { refresh } from '../../data/queries';
import { useShown } from '../../i18n/texts';
import { today } from '../../lib/days';
import { idOf } from '../../lib/filter';
import { hashOf } from '../../lib/route';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';

/** What an id may be, as the service has it. */
const ID_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

export interface NewPositionProps {
  readonly locales: readonly PostLocale[];
  readonly onClose: () => void;
}

/** Begins a position by its title in one language. */
export function NewPosition({ locales, onClose }: NewPositionProps) {
  const { language, texts } = useShown();
  const create = async (value: (name: string) => string) => {
    const title = value('title').trim();
    const id = value('id').trim() || idOf(title);
    const locale = locales.find((each) => each === value('locale')) ?? 'en';
    const position = await service.create({
      ...(id === '' ? {} : { id }),
      locale,
      post: { title, date: today() },
    });
    await refresh();
    location.hash = hashOf({ screen: 'position', id: position.id });
  };
  return (
    <Dialog title={texts.list.new} onClose={onClose} closeLabel={texts.app.close}>
      <Form onSubmit={create}>
        <Field label={texts.post.title}>
          {(control) => <input {...control} name="title" required maxLength={200} />}
        </Field>
        <Field label={texts.app.firstLanguage}>
          {(control) => (
            <select
              {...control}
              name="locale"
              defaultValue={locales.find((each) => each === language) ?? locales[0]}
            >
              {locales.map((each) => (
                <option key={each} value={each}>
                  {texts.languages[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.list.id} hint={texts.list.idHint}>
          {(control) => <input {...control} name="id" pattern={ID_PATTERN} maxLength={80} />}
        </Field>
        <Button type="submit" kind="main">
          {texts.list.create}
        </Button>
      </Form>
    </Dialog>
  );
}
