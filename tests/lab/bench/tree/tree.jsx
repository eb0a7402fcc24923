// The site's own tree of components, for another framework to render.
import { App } from '../../../../frontend/src/app/App';
import { StaticRouter } from '../../../../frontend/src/routing/router';
import { NO_LOADER } from '../../../../frontend/src/navigation/page-loader';

const ignore = () => undefined;

/** The tree with one page in it, as `entry-server.tsx` puts it together. */
export function treeOf(Page) {
  return function Tree({ url, data }) {
    return (
      <StaticRouter location={url}>
        <App initial={{ data, Page }} loader={NO_LOADER} onLoadFailure={ignore} />
      </StaticRouter>
    );
  };
}
