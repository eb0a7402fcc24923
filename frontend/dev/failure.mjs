import { stripVTControlCharacters } from 'node:util';

/** Says in one text what went wrong, with file, line and frame when they are known. @param {unknown} cause */
export function describeFailure(cause) {
  if (!(cause instanceof Error)) return String(cause);
  const { code, loc, frame } =
    /** @type {Error & { code?: string, loc?: { file?: string, line: number, column: number }, frame?: string }} */ (
      cause
    );
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return `npm packages are missing: run "npm ci --ignore-scripts" in the project's folder (${cause.message})`;
  }
  const place = loc === undefined ? '' : `\n${loc.file ?? ''}:${loc.line}:${loc.column}`;
  const picture = frame === undefined || cause.message.includes(frame) ? '' : `\n${frame}`;
  return stripVTControlCharacters(`${cause.message}${place}${picture}`);
}
