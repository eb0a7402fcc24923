/**
 * Makes the media kit: pictures, and whatever else a step below names. A step whose sources did not change
 * since the record was written is skipped, so a warm run takes seconds.
 */
import { writeManifest } from './pipeline/manifest';
import { progress } from './pipeline/progress';
import { readRecord, writeRecord } from './pipeline/record';
import { removeOrphans, runSteps } from './pipeline/run-steps';
import { pictureSteps } from './pictures/steps';

const ledger = await runSteps([...pictureSteps], readRecord(), writeRecord, progress);
writeRecord(ledger);
writeManifest(ledger);
removeOrphans(ledger);
