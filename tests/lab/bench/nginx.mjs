// The baseline of cached pages: nginx sends the very bytes of the site's responses, headers too, from files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import { WORKERS } from './load.mjs';
import { freePort } from './site.mjs';

/** What nginx says by itself. */
const OWN = /^(?:date|content-(?:type|length|encoding)|etag|connection|server|last-modified)$/u;
const SUFFIXES = { identity: '', gzip: '.gz', br: '.br' };

/** @typedef {keyof typeof SUFFIXES} Encoding */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Response */

/**
 * A response as it is sent.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<Response>}
 */
export async function responseOf(url, headers = {}) {
  const request = http.get(url, { headers, agent: false });
  const [response] = /** @type {[http.IncomingMessage]} */ (await once(request, 'response'));
  const body = Buffer.concat(await response.toArray());
  const pairs = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(pairs), body };
}

/** A header as the configuration wants it. @param {[string, string]} header */
function headerLine([name, value]) {
  // Each response has an id of its own, from both.
  if (name === 'x-request-id') return `add_header ${name} $request_id;`;
  if (value.includes('$')) throw new Error(`nginx cannot send the header ${name}: ${value}`);
  return `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`;
}

/**
 * @param {{ folder: string, port: number, headers: Record<string, string>, brotli: string | undefined }} site
 */
function configuration({ folder, port, headers, brotli }) {
  const lines = Object.entries(headers).filter(([name]) => !OWN.test(name));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
${brotli === undefined ? '' : `load_module ${brotli};`}
${process.getuid?.() === 0 ? 'user root root;' : ''}
daemon off;
worker_processes ${String(WORKERS)};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=16 inactive=1h;
  open_file_cache_valid 1h;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  types {}
  default_type "${headers['content-type'] ?? ''}";
  server {
    listen 127.0.0.1:${String(port)} backlog=1024;
    root ${folder};
    gzip_static on;
    ${brotli === undefined ? '' : 'brotli_static on;'}
    ${lines.map(headerLine).join('\n    ')}
  }
}
`;
}

/**
 * Starts nginx with a page of the site. `BENCH_NGINX` names the program and `BENCH_NGINX_BROTLI` its module for Brotli.
 *
 * @param {string} page address of the page at the site
 * @param {string} parent folder for its files
 * @returns {Promise<{ url: string, encodings: Encoding[], stop: () => Promise<void> }>}
 */
export async function startNginx(page, parent) {
  const folder = path.join(parent, 'nginx');
  await mkdir(folder, { recursive: true });
  const brotli = process.env['BENCH_NGINX_BROTLI'] || undefined;
  const encodings = /** @type {Encoding[]} */ (Object.keys(SUFFIXES)).filter(
    (encoding) => encoding !== 'br' || brotli !== undefined,
  );
  const responses = await Promise.all(
    encodings.map((encoding) => responseOf(page, { 'accept-encoding': encoding })),
  );
  for (const [index, encoding] of encodings.entries()) {
    await writeFile(path.join(folder, `page${SUFFIXES[encoding]}`), responses[index]?.body ?? '');
  }
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const { headers = {} } = responses[0] ?? {};
  await writeFile(file, configuration({ folder, port, headers, brotli }));
  const program = process.env['BENCH_NGINX'] ?? 'nginx';
  const child = spawn(program, ['-e', `${folder}/error.log`, '-p', folder, '-c', file], {
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${String(port)}/page`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 250) throw new Error('nginx does not start');
    const up = await responseOf(url).catch(() => undefined);
    if (up !== undefined) break;
    await pause(20);
  }
  for (const [index, encoding] of encodings.entries()) {
    const { body, headers: sent } = await responseOf(url, { 'accept-encoding': encoding });
    const same = responses[index]?.body.equals(body) === true;
    const named = (sent['content-encoding'] ?? 'identity') === encoding;
    if (!same || !named) throw new Error(`nginx sends other bytes for ${encoding}`);
  }
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
  };
  return { url, encodings, stop };
}
