import type { Messages } from '../contract/messages';
import { fill } from '../i18n/fill';
import { PAGES } from '../routing/pages';

export interface RootErrorProps {
  readonly error: Error;
  readonly texts: Messages<'common'>['error'];
}

/** Replaces the whole site when nothing else can be rendered. */
export function RootError({ error, texts }: RootErrorProps) {
  return (
    <main className="errorPage" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.body}</p>
      <p>{fill(texts.details, { message: error.message })}</p>
      <p>
        <a className="button" href={PAGES[0]?.path ?? '/'}>
          {texts.home}
        </a>
      </p>
    </main>
  );
}
