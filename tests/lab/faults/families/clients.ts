/** Faults of clients: what crowds and attackers do over HTTP/1.1. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { enterManyPosts, titleOf } from '../../../fixtures/real-posts';
import { PROGRAM, SiteProcess } from '../../../fixtures/site-process';
import type { Fault, Trial } from '../trial';

/** Demo posts, and a log that holds what an operator must see. */
export const QUIET = { posts: 'demo', flags: ['--log', 'warn'] } as const;

/** A site that ends with the trial. */
export const site = async (trial: Trial) => trial.uses(await SiteProcess.start(QUIET));

/** Where attackers of the content service go. */
export const contentOf = ({ contentUrl }: SiteProcess) => contentUrl;

/** A site whose page of all posts has so many of them. */
async function crowdedSite(trial: Trial, posts: number): Promise<SiteProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-faults-'));
  trial.finally(() => rm(dataDir, { recursive: true, force: true }));
  await enterManyPosts(PROGRAM, dataDir, posts);
  const crowded = trial.uses(await SiteProcess.start({ flags: QUIET.flags, dataDir }));
  await trial.heals('the posts are shown', async () => {
    const { body } = await trial.ask(`${crowded.url}/recruit?locale=en`);
    return body.includes(titleOf(posts - 1));
  });
  return crowded;
}

export const CLIENT_FAULTS: readonly Fault[] = [
  {
    name: '1,000 slow heads',
    try: async (trial) => {
      await trial.attack(site, 'slowHeads', 1000);
    },
  },
  {
    name: '500 slow bodies to the site',
    try: async (trial) => {
      await trial.attack(site, 'slowReports', 500);
    },
  },
  {
    name: '500 slow bodies to the content service',
    try: async (trial) => {
      await trial.attack(site, 'slowCalls', 500, contentOf);
    },
  },
  {
    name: '500 slow readers of a large download',
    try: async (trial) => {
      await trial.attack(site, 'slowDownloads', 500);
    },
  },
  {
    name: '500 slow readers of 1,000 posts',
    try: async (trial) => {
      await trial.attack((each) => crowdedSite(each, 1000), 'slowPages', 500);
    },
  },
  {
    name: '10,000 different query strings',
    try: async (trial) => {
      const counted = await trial.attack(site, 'queryStrings', 8);
      trial.expect(counted['5xx'] === undefined, 'the response to a query string was 5xx');
      trial.expect((counted['2xx'] ?? 0) >= 10_000, 'fewer than 10,000 succeeded');
    },
  },
  {
    name: 'oversized headers',
    try: async (trial) => {
      const counted = await trial.attack(site, 'oversizedHeaders', 16);
      trial.expect((counted['4xx'] ?? 0) > 0, 'none was refused');
      trial.expect(counted['2xx'] === undefined, 'one was accepted');
      trial.expect(counted['5xx'] === undefined, 'a response was 5xx');
    },
  },
];
