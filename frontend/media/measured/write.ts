/** Writes down that what is there now was measured; `npm run measure` starts it when all measurements have passed. */
import { writeChanged } from '../pipeline/write-changed';
import { RECORD, measuredNow } from './record';

writeChanged(RECORD, `${JSON.stringify(measuredNow(), null, 1)}\n`);
