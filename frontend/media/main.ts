/**
 * Makes the media kit: pictures, and whatever else a step below names. A step whose sources did not change
 * since the record was written is skipped, so a warm run takes seconds.
 */
import { manifestText, writeModule } from './pipeline/manifest';
import { LOGOS, MANIFEST } from './pipeline/places';
import { progress } from './pipeline/progress';
import { readRecord, writeRecord } from './pipeline/record';
import { removeOrphans, runSteps } from './pipeline/run-steps';
import { logosText } from './pictures/logos/header';
import { archiveSteps } from './archive/step';
import { pictureSteps } from './pictures/steps';
import { filmSteps } from './video/step';

const ledger = await runSteps(
  [...archiveSteps, ...pictureSteps, ...filmSteps],
  readRecord(),
  writeRecord,
  progress,
);
writeRecord(ledger);
writeModule(MANIFEST, manifestText(ledger));
writeModule(LOGOS, logosText());
removeOrphans(ledger);
