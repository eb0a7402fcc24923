import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { describeFailure } from './failure.mjs';
import { missingMedia } from './missing-media.mjs';
import { parseCommand } from './protocol.mjs';

it('reads the commands of the server', () => {
  expect(parseCommand('{"type":"reload"}')).toEqual({ type: 'reload' });
  expect(parseCommand('{"type":"error","message":"m"}')).toEqual({
    type: 'error',
    message: 'm',
    stack: '',
  });
  expect(() => parseCommand('{"type":"dance"}')).toThrow('unknown command');
  expect(() => parseCommand('{')).toThrow(SyntaxError);
});

it('names file, line and frame of a syntax error', () => {
  const error = Object.assign(new Error('\u001b[31mbad token\u001b[0m'), {
    loc: { file: 'a.tsx', line: 3, column: 7 },
    frame: '3 | <',
  });
  expect(describeFailure(error)).toBe('bad token\na.tsx:3:7\n3 | <');
});

it('says in one sentence that packages are missing', () => {
  const error = Object.assign(new Error("Cannot find package 'vite'"), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  expect(describeFailure(error)).toMatch(
    /^npm packages are missing: run "npm ci --ignore-scripts"/u,
  );
});

it('names the media files that are not there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'media-'));
  try {
    mkdirSync(path.join(folder, 'frontend/media'), { recursive: true });
    mkdirSync(path.join(folder, 'public/kit'), { recursive: true });
    writeFileSync(path.join(folder, 'public/kit/there.png'), '');
    const manifest = { a: { files: ['kit/there.png'] }, b: { files: ['kit/gone.zip'] } };
    writeFileSync(
      path.join(folder, 'frontend/media/build-manifest.json'),
      JSON.stringify(manifest),
    );
    expect(missingMedia(folder)).toEqual(['kit/gone.zip']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
