/**
 * Makes the media kit: archives of music, sounds, pictures and videos. A step is skipped while its key in the build manifest stays
 * the same, so a warm run takes seconds. `npm run media -- music "video intro"` looks at these steps alone.
 * With `--keep` it makes nothing: it enters new keys for the files of the named steps, which are still right. With `--publish FILE` it
 * packs what Git does not hold, for others to take (`pipeline/published.ts`).
 */
import { manifestText } from './pipeline/site-manifest';
import { LOGOS, RULE_SCENES, SITE_MANIFEST, SOUND_WAVES, WAVES } from './pipeline/places';
import { progress } from './pipeline/progress';
import { readManifest, writeManifest } from './pipeline/build-manifest';
import { publish, takePublished } from './pipeline/published';
import { keepSteps, removeOrphans, runSteps } from './pipeline/run-steps';
import { writeChanged } from './pipeline/write-changed';
import { logosText } from './pictures/logos/header';
import { kitStep } from './archive/kit';
import { archiveSteps } from './archive/step';
import { stillSteps } from './video/stills';
import { writeMashups } from './play/mash-write';
import { stemSteps } from './play/stems-step';
import { cutSteps } from './play/step';
import { writeCharts } from './play/write';
import { pictureSteps } from './pictures/steps';
import { RULE_KINDS, ruleScene } from './pictures/scenes/rules';
import { waveText } from './pictures/waves';
import { soundSteps } from './sound/step';
import { soundWavesText } from './sound/waves';
import { videoSteps } from './video/step';

/** The game's songs come first, in the order in which it offers them. */
const steps = [
  ...cutSteps,
  ...stemSteps,
  ...archiveSteps,
  ...soundSteps,
  ...pictureSteps,
  ...videoSteps,
  ...stillSteps,
];

const [word, archive] = process.argv.slice(2);
if (word === '--publish' && archive !== undefined) {
  console.log(`MEDIA_ARCHIVE_SHA256=${await publish(archive)}`);
  process.exit();
}

/** Beginnings of names of steps: with any, no other step is looked at. */
const only = process.argv.slice(2).filter((word) => word !== '--keep');

async function kept() {
  const old = readManifest();
  const { manifest, kept: names } = await keepSteps([...steps, kitStep(old)], old, only);
  for (const name of names) console.log(`media: kept ${name}`);
  return manifest;
}

async function made() {
  const old = readManifest();
  const taken = await takePublished(old, process.env);
  if (taken > 0) console.log(`media: took ${taken.toString()} published files`);
  const parts = await runSteps(steps, old, only, writeManifest, progress);
  // It packs what the others have made.
  const known = { ...old, ...parts };
  const whole = await runSteps([kitStep(parts)], known, only, writeManifest, progress);
  return { ...parts, ...whole };
}

const manifest = process.argv.includes('--keep') ? await kept() : await made();
writeManifest(manifest);
writeChanged(SITE_MANIFEST, manifestText(manifest));
writeCharts();
writeMashups();
writeChanged(LOGOS, logosText());
writeChanged(WAVES.a, waveText('a'));
writeChanged(WAVES.b, waveText('b'));
writeChanged(SOUND_WAVES, soundWavesText(manifest));
for (const kind of RULE_KINDS) writeChanged(RULE_SCENES[kind], ruleScene(kind));
removeOrphans(manifest);
