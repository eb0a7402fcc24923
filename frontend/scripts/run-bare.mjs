/**
 * Evaluates the built server bundle in a context that has ECMAScript and nothing else, renders what
 * standard input lists and prints the outputs. Run with `node --experimental-vm-modules`.
 */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

const [bundle = ''] = process.argv.slice(2);
const context = vm.createContext({});
const module = new vm.SourceTextModule(readFileSync(bundle, 'utf8'), {
  context,
  identifier: bundle,
});
await module.link((specifier) => {
  throw new Error(`the bundle imports ${specifier}`);
});
await module.evaluate();
const { render } = /** @type {typeof import('../src/entry-server')} */ (module.namespace);
const requests = /** @type {import('../src/contract/contract').RenderRequest[]} */ (
  JSON.parse(readFileSync(0, 'utf8'))
);
process.stdout.write(JSON.stringify(requests.map((request) => render(request))));
