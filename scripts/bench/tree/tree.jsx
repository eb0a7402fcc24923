// The site's own tree of components, for another framework to render.
import { App } from '../../../frontend/src/app/App';
import { StaticRouter } from '../../../frontend/src/routing/router';
import { matchPage } from '../../../frontend/src/routing/routes';
import { NO_LOADER } from '../../../frontend/src/navigation/page-loader';
import { SERVER_PAGES } from '../../../frontend/src/pages/registry.server';

const ignore = () => undefined;

/** A page, as `entry-server.tsx` puts it together. */
export function Tree({ url, data }) {
  const initial = { data, Page: SERVER_PAGES[matchPage(url.split('?')[0])] };
  return (
    <StaticRouter location={url}>
      <App initial={initial} loader={NO_LOADER} onLoadFailure={ignore} />
    </StaticRouter>
  );
}
