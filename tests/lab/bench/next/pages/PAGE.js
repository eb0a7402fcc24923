// A page of the site, rendered for each request.
import { propertiesOf } from '../tree/requests.mjs';
import { Tree } from '../tree/PAGE.mjs';

export default Tree;

export function getServerSideProps({ resolvedUrl }) {
  const props = propertiesOf(resolvedUrl);
  return props === undefined ? { notFound: true } : { props };
}
