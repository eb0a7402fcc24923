import { useShown } from '../navigation/shown';
import { withLocale } from '../app/paths';

/**
 * Title, description and canonical address of the shown page. React hoists them into the head, on the
 * server and on every navigation in the browser.
 */
export function PageHead() {
  const { data, location } = useShown();
  const { title, description } = data.messages.page.meta;
  const canonical = `${data.origin}${location.pathname}${withLocale('', data.locale)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
