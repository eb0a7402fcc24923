/** Faults of clients that speak HTTP/2 to a site with TLS of its own. */
import { execFile } from 'node:child_process';
import https from 'node:https';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { SiteProcess } from '../../../fixtures/site-process';
import { Skipped, type Fault, type Trial } from '../trial';
import { QUIET } from './clients';

const run = promisify(execFile);

/** Makes a certificate that only the measurement accepts. */
async function certify(folder: string): Promise<string[]> {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const made =
    '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=127.0.0.1';
  await run('openssl', ['req', ...made.split(' '), '-keyout', key, '-out', certificate]).catch(
    () => {
      throw new Skipped('openssl is missing');
    },
  );
  return ['--tls-key', key, '--tls-certificate', certificate];
}

function isReady(url: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    https
      .get(`${url}/readyz`, { agent: false, rejectUnauthorized: false }, (response) => {
        response.resume();
        resolve(response.statusCode === 200);
      })
      .on('error', reject);
  });
}

async function securedSite(trial: Trial): Promise<SiteProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-faults-'));
  trial.finally(() => rm(folder, { recursive: true, force: true }));
  const flags = [...QUIET.flags, ...(await certify(folder))];
  const site = trial.uses(await SiteProcess.launch({ ...QUIET, flags }));
  await site.listening();
  await trial.heals('the site is ready', () => isReady(site.url));
  return site;
}

export const HTTP2_FAULTS: readonly Fault[] = [
  {
    name: 'HTTP/2 rapid reset',
    try: async (trial) => {
      await trial.attack(securedSite, 'rapidReset', 10);
    },
  },
  {
    name: 'HTTP/2 continuation flood',
    try: async (trial) => {
      await trial.attack(securedSite, 'continuationFlood', 10);
    },
  },
  {
    name: 'HTTP/2 zero window',
    try: async (trial) => {
      await trial.attack(securedSite, 'zeroWindow', 40);
    },
  },
  {
    name: '600 silent TLS connections',
    try: async (trial) => {
      await trial.attack(securedSite, 'silentConnections', 600);
    },
  },
  {
    name: '4,000 silent TLS connections',
    try: async (trial) => {
      await trial.attack(securedSite, 'silentConnections', 4000);
    },
  },
  {
    name: '600 TLS handshakes at once',
    try: async (trial) => {
      const counted = await trial.attack(securedSite, 'handshakes', 600);
      trial.expect((counted['connections'] ?? 0) > 0, 'no handshake was completed');
    },
  },
  {
    name: '1,000 idle HTTP/2 connections of two addresses',
    try: async (trial) => {
      await trial.attack(securedSite, 'idleConnections', 1000);
    },
  },
];
