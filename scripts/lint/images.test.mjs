import { expect, it } from 'vitest';

import { namedByTag } from './images.mjs';

const DIGEST = `sha256:${'0a'.repeat(32)}`;
const COMMIT = '08c6903cd8c0fde910a37f88322edcfb5dd907a8';

it.each([
  ['Dockerfile', 'FROM node:24 AS pages', ['node:24']],
  ['Dockerfile', `FROM --platform=linux/amd64 node:24@${DIGEST} AS pages\nFROM pages`, []],
  ['Dockerfile', `FROM node:24@${DIGEST.slice(0, -1)}`, [`node:24@${DIGEST.slice(0, -1)}`]],
  ['Dockerfile', 'FROM scratch AS earlier\nCOPY --from=earlier /a /a', []],
  ['Dockerfile', 'FROM scratch\nCOPY --from=busybox:1 /a /a', ['busybox:1']],
  ['Dockerfile', 'FROM scratch\nRUN --mount=type=bind,from=busybox:1,target=/a x', ['busybox:1']],
  ['Dockerfile', '# syntax=docker/dockerfile:1\nFROM scratch', ['docker/dockerfile:1']],
  ['Dockerfile', 'ARG BASE=own\nFROM scratch AS own\nFROM ${BASE}', []],
  ['Dockerfile', 'ARG BASE=debian:12\nFROM ${BASE}', ['debian:12']],
  ['compose.yaml', '  a:\n    image: caddy:2.10\n', ['caddy:2.10']],
  ['compose.yaml', `  a:\n    image: 'caddy:2.10@${DIGEST}'\n  b:\n    image: axtorm-site:1\n`, []],
  ['site.yaml', '        - image: axtorm-site\n', []],
  ['ci.yml', '      - uses: actions/checkout@v5 # v5', ['actions/checkout@v5']],
  ['ci.yml', `      - uses: actions/checkout@${COMMIT} # v5.0.0\n      - uses: ./own`, []],
  ['ci.yml', `      - uses: docker://alpine@${COMMIT}`, [`docker://alpine@${COMMIT}`]],
  ['ci.yml', '    container: node:24', ['node:24']],
])('of %s finds what is named by a tag: %j', (file, text, found) => {
  expect(namedByTag(file, text)).toEqual(found);
});
