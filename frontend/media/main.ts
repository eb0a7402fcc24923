/**
 * Makes the media kit: archives of music, pictures and videos. A step is skipped while its key in the build manifest stays
 * the same, so a warm run takes seconds.
 */
import { manifestText } from './pipeline/site-manifest';
import { LOGOS, SITE_MANIFEST, WAVES } from './pipeline/places';
import { progress } from './pipeline/progress';
import { readManifest, writeManifest } from './pipeline/build-manifest';
import { removeOrphans, runSteps } from './pipeline/run-steps';
import { writeChanged } from './pipeline/write-changed';
import { logosText } from './pictures/logos/header';
import { archiveSteps } from './archive/step';
import { pictureSteps } from './pictures/steps';
import { waveText } from './pictures/waves';
import { videoSteps } from './video/step';

const manifest = await runSteps(
  [...archiveSteps, ...pictureSteps, ...videoSteps],
  readManifest(),
  writeManifest,
  progress,
);
writeManifest(manifest);
writeChanged(SITE_MANIFEST, manifestText(manifest));
writeChanged(LOGOS, logosText());
writeChanged(WAVES.a, waveText('a'));
writeChanged(WAVES.b, waveText('b'));
removeOrphans(manifest);
