/**
 * Makes the media kit: pictures, and whatever else a step below names. A step whose sources did not change
 * since the record was written is skipped, so a warm run takes seconds.
 */
import { manifestText } from './pipeline/manifest';
import { LOGOS, MANIFEST, WAVES } from './pipeline/places';
import { progress } from './pipeline/progress';
import { readRecord, writeRecord } from './pipeline/record';
import { removeOrphans, runSteps } from './pipeline/run-steps';
import { writeChanged } from './pipeline/write-changed';
import { logosText } from './pictures/logos/header';
import { archiveSteps } from './archive/step';
import { pictureSteps } from './pictures/steps';
import { waveText } from './pictures/waves';
import { filmSteps } from './video/step';

const ledger = await runSteps(
  [...archiveSteps, ...pictureSteps, ...filmSteps],
  readRecord(),
  writeRecord,
  progress,
);
writeRecord(ledger);
writeChanged(MANIFEST, manifestText(ledger));
writeChanged(LOGOS, logosText());
writeChanged(WAVES.a, waveText('a'));
writeChanged(WAVES.b, waveText('b'));
removeOrphans(ledger);
