// The page that streams in the comparison of engines.
import { content } from '../../engines/delayed';

export const dynamic = 'force-dynamic';

export default function Page() {
  return content();
}
