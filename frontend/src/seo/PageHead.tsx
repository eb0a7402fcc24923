import { useCurrentPage } from '../navigation/current-page';
import { headTags } from './head-tags';

/** The head of the current page. React hoists these elements, on the server and on every client navigation. */
export function PageHead() {
  const { title, metas, links } = headTags(useCurrentPage().data);
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={`${meta.name ?? meta.property ?? ''} ${meta.content}`} {...meta} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang ?? link.type ?? ''}`} {...link} />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content="#07070b" />
    </>
  );
}
