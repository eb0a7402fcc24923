import { useState } from 'react';

import type { PositionSummary, PostLocale } from '../../api/types';
import { addTemplate } from '../../api/templates';
import { refresh, usePositions } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useShown, useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { hashOf } from '../../lib/route';
import { begunOf, lastOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { NameDialog } from '../../ui/NameDialog';
import { Languages, NewPosition } from '../../ui/NewPosition';
import { Pending } from '../../ui/Pending';
import styles from '../../ui/Rows.module.css';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';

/** All templates. */
export function TemplatesScreen() {
  const texts = useTexts();
  const query = usePositions();
  return (
    <div className={styles.screen}>
      <BackToList />
      <ScreenTitle>{texts.templates.title}</ScreenTitle>
      <p className={styles.hint}>{texts.templates.intro}</p>
      <Pending query={query}>
        {({ templates, locales }) => <Templates templates={templates} locales={locales} />}
      </Pending>
    </div>
  );
}

interface TemplatesProps {
  readonly templates: readonly PositionSummary[];
  readonly locales: readonly PostLocale[];
}

function Templates({ templates, locales }: TemplatesProps) {
  const texts = useTexts();
  const [isCreating, setIsCreating] = useState(false);
  const [used, setUsed] = useState<PositionSummary | null>(null);
  const create = () => {
    setIsCreating(true);
  };
  return (
    <>
      <Button kind="main" icon="add" className={styles.main ?? ''} onClick={create}>
        {texts.templates.new}
      </Button>
      {templates.length === 0 ? (
        <p className={styles.hint}>{texts.templates.empty}</p>
      ) : (
        <ul className={styles.rows} aria-label={texts.templates.title}>
          {templates.map((template) => (
            <Row
              key={template.id}
              template={template}
              onUse={() => {
                setUsed(template);
              }}
            />
          ))}
        </ul>
      )}
      {isCreating && (
        <NewTemplate
          locales={locales}
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
      {used !== null && (
        <NewPosition
          locales={locales}
          templates={templates}
          template={used}
          onClose={() => {
            setUsed(null);
          }}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly template: PositionSummary;
  readonly onUse: () => void;
}

/** A template with its languages, and the way to a position that begins with it. */
function Row({ template, onUse }: RowProps) {
  const texts = useTexts();
  const time = useTime();
  const name = template.template ?? '';
  const last = lastOf(template);
  const languages = begunOf(template).map((locale) => texts.languages[locale]);
  return (
    <li className={styles.row}>
      <div>
        <a className={styles.name} href={hashOf({ screen: 'position', id: template.id })}>
          {name}
        </a>
        <p className={styles.facts}>
          <span>{new Intl.ListFormat(texts.tag, { type: 'unit' }).format(languages)}</span>
          {last?.changedAt != null && (
            <span>
              {fill(texts.list.changedBy, {
                at: time(last.changedAt),
                name: authorName(last.changedBy ?? '', texts),
              })}
            </span>
          )}
        </p>
      </div>
      <Button icon="add" aria-label={fill(texts.templates.useOf, { name })} onClick={onUse}>
        {texts.templates.use}
      </Button>
    </li>
  );
}

interface NewTemplateProps {
  readonly locales: readonly PostLocale[];
  readonly onClose: () => void;
}

/** Begins an empty template in one language. */
function NewTemplate({ locales, onClose }: NewTemplateProps) {
  const { language, texts } = useShown();
  const create = async (name: string, value: (field: string) => string) => {
    const locale = locales.find((each) => each === value('locale')) ?? 'en';
    const template = await addTemplate({ name, locale });
    await refresh();
    location.hash = hashOf({ screen: 'position', id: template.id });
  };
  return (
    <NameDialog
      title={texts.templates.new}
      submit={texts.list.create}
      first=""
      onSubmit={create}
      onClose={onClose}
    >
      <Languages locales={locales} first={language} />
    </NameDialog>
  );
}
