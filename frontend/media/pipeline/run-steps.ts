import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { PUBLIC } from './places';
import type { Entry, BuildManifest } from './build-manifest';
import { isFresh } from './build-manifest';
import type { Step } from './step';

/** How many steps run side by side. Each encodes in native threads, so two keep two cores busy. */
const AT_ONCE = 2;

/** Folders in which nothing may lie that no step made. */
const OWNED = ['media', 'kit', 'share'];

export interface Report {
  started(name: string, index: number, count: number): void;
  finished(name: string, seconds: number): void;
}

interface Work {
  readonly step: Step;
  readonly key: string;
}

async function findWork(
  steps: readonly Step[],
  old: BuildManifest,
  only: readonly string[],
  kept: BuildManifest,
): Promise<Work[]> {
  const work: Work[] = [];
  for (const step of steps) {
    const entry = old[step.name];
    const isAsked = only.length === 0 || only.some((name) => step.name.startsWith(name));
    if (!isAsked) {
      if (entry !== undefined) kept[step.name] = entry;
      continue;
    }
    const key = await step.key();
    if (entry !== undefined && isFresh(entry, key)) kept[step.name] = entry;
    else work.push({ step, key });
  }
  return work;
}

/**
 * Brings every step up to date and returns the new manifest. `save` is called after each step, so that an
 * interrupted run goes on where it ended.
 *
 * @param only beginnings of names of the steps that are looked at; with none, all are
 */
export async function runSteps(
  steps: readonly Step[],
  old: BuildManifest,
  only: readonly string[],
  save: (manifest: BuildManifest) => void,
  report: Report,
): Promise<BuildManifest> {
  const manifest: BuildManifest = {};
  const work = await findWork(steps, old, only, manifest);
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < work.length; at = next++) {
      const { step, key } = work[at] as Work;
      const start = performance.now();
      report.started(step.name, at + 1, work.length);
      const product = await step.run();
      const entry: Entry = { key, ...product };
      manifest[step.name] = entry;
      save({ ...old, ...manifest });
      report.finished(step.name, (performance.now() - start) / 1000);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return manifest;
}

/**
 * Enters the keys of today's sources for steps whose files are all there, and makes nothing: for sources that were moved or
 * renamed and decide the same bytes as before. The caller has proved that.
 *
 * @param names beginnings of names of the steps
 * @returns the new manifest, and the steps whose keys changed
 */
export async function keepSteps(
  steps: readonly Step[],
  old: BuildManifest,
  names: readonly string[],
): Promise<{ readonly manifest: BuildManifest; readonly kept: readonly string[] }> {
  const manifest = { ...old };
  const kept: string[] = [];
  for (const step of steps.filter((one) => names.some((name) => one.name.startsWith(name)))) {
    const entry = old[step.name];
    if (entry === undefined || !isFresh(entry, entry.key))
      throw new Error(`${step.name} has no files to keep: make it`);
    const key = await step.key();
    if (key !== entry.key) kept.push(step.name);
    manifest[step.name] = { ...entry, key };
  }
  return { manifest, kept };
}

/** Files below the owned folders that no step made, relative to `public/`. */
export function orphans(manifest: BuildManifest, folder: string = PUBLIC): readonly string[] {
  const known = new Set(Object.values(manifest).flatMap((entry) => entry.files));
  return OWNED.filter((name) => existsSync(path.join(folder, name))).flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) =>
        path.relative(folder, path.join(file.parentPath, file.name)).replaceAll('\\', '/'),
      )
      .filter((file) => !known.has(file)),
  );
}

/** Deletes what earlier sources left behind. */
export function removeOrphans(manifest: BuildManifest, folder: string = PUBLIC): void {
  for (const file of orphans(manifest, folder)) rmSync(path.join(folder, file));
}
