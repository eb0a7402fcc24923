/** How the service that stands in memory takes calls and refuses them. */

/** The time at which it stands still. */
export const NOW = '2026-02-01T03:04:05.000Z';

/** What a handler gets: the parts of the path that its pattern names, and the body. */
interface Call {
  readonly parts: readonly string[];
  readonly body: Record<string, unknown>;
  readonly url: URL;
}

/** Responds to a call. */
export type Handler = (call: Call) => unknown;

/** A refusal, by its status and its code. */
export class Refused extends Error {
  readonly #status: number;
  readonly #error: Record<string, unknown>;

  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['code']));
    this.#status = status;
    this.#error = error;
  }

  response(): Response {
    return Response.json(
      { error: { message: this.message, ...this.#error } },
      { status: this.#status },
    );
  }
}

/** A body: JSON, or a file. */
export function parsed(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
