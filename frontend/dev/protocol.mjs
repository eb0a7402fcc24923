/** The lines that this process and the Rust server exchange. */

/**
 * @typedef {{ type: 'vite', port: number }
 *   | { type: 'bundle', path: string, css: string }
 *   | { type: 'bundleError', message: string }
 *   | { type: 'locales' }
 *   | { type: 'fatal', message: string }} Event
 * @typedef {{ type: 'reload' } | { type: 'content' } | { type: 'error', message: string, stack: string }} Command
 */

/** Prints one event. @param {Event} event */
export function emit(event) {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

/**
 * Reads one command.
 *
 * @param {string} line
 * @returns {Command}
 */
export function parseCommand(line) {
  const command = JSON.parse(line);
  switch (command?.type) {
    case 'reload':
    case 'content':
      return { type: command.type };
    case 'error':
      return {
        type: 'error',
        message: String(command.message),
        stack: String(command.stack ?? ''),
      };
    default:
      throw new Error(`unknown command: ${line}`);
  }
}
