// Runs a server of Node in several processes that share one port. Arguments: COUNT SCRIPT ...ARGUMENTS.
import cluster from 'node:cluster';
import path from 'node:path';
import process from 'node:process';

const [count = '1', script = '', ...args] = process.argv.slice(2);

// What they print of their address goes where this process prints.
cluster.setupPrimary({ exec: path.resolve(script), args });
for (let started = 0; started < Number(count); started += 1) cluster.fork();
cluster.on('exit', () => process.exit(1));
process.on('SIGTERM', () => {
  cluster.removeAllListeners('exit');
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  process.exit(0);
});
