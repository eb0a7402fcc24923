import process from 'node:process';

import { describe, expect, it } from 'vitest';

import { figuresOf } from '../load.mjs';
import { fromArgument } from './contenders.mjs';
import { limitCell, wholePages } from './figures.mjs';
import { ROWS, rowsOf } from './page/rows.mjs';
import { quantile } from './streams.mjs';

const spread = (median) => ({ median, least: median, most: median });
const row = (name, perSecond) => ({
  page: 'table',
  count: 1,
  name,
  same: 'all bytes',
  load: { perSecond: spread(perSecond), p50: spread(1), p99: spread(2) },
});

describe('the data of the table', () => {
  it('is 1,000 pairs of different UUIDs, the same each time', () => {
    const rows = rowsOf();
    expect(rows).toHaveLength(ROWS);
    expect(rowsOf()).toEqual(rows);
    const ids = new Set(rows.flatMap(({ id, name }) => [id, name]));
    expect(ids.size).toBe(2 * ROWS);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
  });
});

describe('what wrk prints', () => {
  const printed = `  Latency Distribution
     50%  750.00us
     99%    1.50s
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:    123.45`;

  it('is read in milliseconds, with all that failed', () => {
    expect(figuresOf(printed)).toEqual({ perSecond: 123.45, p50: 0.75, p99: 1500, refused: 10 });
  });
});

describe('the table of the comparison', () => {
  it('shows each figure beside the first contender of its page', () => {
    const [, , first, second] = wholePages([row('ours', 200), row('theirs', 50)]).split('\n');
    expect(first).toContain('| ours | all bytes | 200 (200 to 200) | 1.00 |');
    expect(second).toContain('| theirs | all bytes | 50.00 (50.00 to 50.00) | 0.25 |');
  });

  it('tells a server that is slow from one that refuses', () => {
    expect(limitCell({ connections: 250, p99: 510, outcome: 'slow' })).toBe('250');
    expect(limitCell({ connections: 250, p99: 90, outcome: 'refuses' })).toBe('refuses at 250');
    expect(limitCell({ connections: 8000, p99: 90, outcome: 'not reached' })).toBe(
      'above 8000 (90 ms)',
    );
  });

  it('takes the quantile of the times of streams', () => {
    expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.99)]).toEqual([2, 3]);
  });
});

describe('a contender of the command line', () => {
  it('is a server that runs', async () => {
    const guest = fromArgument('stream:ours=http://127.0.0.1:9/page?a=1');
    expect(guest).toMatchObject({ part: 'stream', name: 'ours', at: '/page?a=1', isFixed: true });
    expect(await guest.run(1)).toMatchObject({ url: 'http://127.0.0.1:9' });
  });

  it('is a command', async () => {
    const command = `${process.execPath} -e console.log('listening\\x20on\\x20http://127.0.0.1:{count}')`;
    const guest = fromArgument(`table:ours=${command}`);
    expect(guest.isFixed).toBe(false);
    const program = await guest.run(2);
    expect(program.url).toBe('http://127.0.0.1:2');
    await program.stop();
  });

  it('is refused in any other form', () => {
    expect(() => fromArgument('ours')).toThrow('PART:NAME=URL');
  });
});
