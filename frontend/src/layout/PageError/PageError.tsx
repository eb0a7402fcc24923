import { fill } from '../../i18n/fill';
import { useMessages } from '../../i18n/page-data';
import { SiteLink } from '../../ui/SiteLink/SiteLink';

export interface PageErrorProps {
  readonly error: Error;
}

/** Replaces a page that threw; header and footer stay. */
export function PageError({ error }: PageErrorProps) {
  const { error: texts } = useMessages('common');
  return (
    <div className="errorPage" role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.body}</p>
      <p>{fill(texts.details, { message: error.message })}</p>
      <SiteLink page="home" className="button">
        {texts.home}
      </SiteLink>
    </div>
  );
}
