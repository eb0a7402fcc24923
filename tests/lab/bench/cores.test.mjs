import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { describe, expect, it } from 'vitest';

import { onCores, sizeOf, treeOf } from './cores.mjs';

describe('servers on the same cores', () => {
  it('counts what a program has started', async () => {
    const shell = spawn('sh', ['-c', 'exec 3<&0; cat <&3 & cat <&3 & echo up; wait'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(shell.stdout, 'data');

    const tree = treeOf(shell.pid);
    const size = sizeOf(shell.pid);

    shell.stdin.end();
    await once(shell, 'exit');
    expect(tree).toHaveLength(3);
    expect(size).toBe('3 processes with 3 threads');
  });

  it.skipIf(process.platform !== 'linux')('leaves a program no other core', async () => {
    const [command = '', ...args] = onCores(1, ['cat']);
    const program = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    program.stdin.write('here\n');
    await once(program.stdout, 'data');

    const status = readFileSync(`/proc/${String(program.pid)}/status`, 'utf8');

    program.stdin.end();
    await once(program, 'exit');
    expect(status).toMatch(/^Cpus_allowed_list:\t0$/mu);
  });
});
