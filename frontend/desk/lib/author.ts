/** Names of who did something: people, and what is none. */
import type { Texts } from '../i18n/languages';

/** Who does what without being a user, by the service's words. */
export const COMMANDS = ['command line', 'start of the server'] as const;

/** The name of who did something. */
export function authorName(by: string, { audit }: Texts): string {
  const [commandLine, start] = COMMANDS;
  if (by === commandLine) return audit.commandLine;
  return by === start ? audit.start : by;
}
