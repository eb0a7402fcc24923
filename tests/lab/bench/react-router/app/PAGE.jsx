// A page of the site, rendered for each request.
import { propertiesOf } from '../tree/requests.mjs';
import { Tree } from '../tree/PAGE.mjs';

export function loader({ request }) {
  const { pathname, search } = new URL(request.url);
  const properties = propertiesOf(pathname + search);
  if (properties === undefined) throw new Response(null, { status: 404 });
  return properties;
}

export default function Page({ loaderData }) {
  return <Tree {...loaderData} />;
}
