/** What the service refuses, as one kind of error. */
import type { Position, Reasons } from './types';

/** What an error is made of. */
export interface ApiErrorParts {
  /** The service's word, such as `conflict`; `offline` where no response came. */
  readonly code: string;
  readonly message: string;
  /** The status of the response; 0 where none came. */
  readonly status: number;
  /** What is wrong with which field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** The same by codes, which have words in each language. */
  readonly reasons?: Reasons | undefined;
  /** The position as it is, where a change began with an older one. */
  readonly current?: Position | undefined;
  /** The id that a position has now, and who gave it, where a call was made at an earlier one. */
  readonly to?: string | undefined;
  readonly by?: string | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter?: number | undefined;
}

/** An error of a call. */
export class ApiError extends Error {
  readonly #parts: ApiErrorParts;

  constructor(parts: ApiErrorParts, cause?: unknown) {
    super(parts.message, { cause });
    this.name = 'ApiError';
    this.#parts = parts;
  }

  /** The service's word for it. */
  get code(): string {
    return this.#parts.code;
  }

  /** The status of the response; 0 where none came. */
  get status(): number {
    return this.#parts.status;
  }

  /** What is wrong with which field; empty where no field is named. */
  get fields(): Readonly<Record<string, string>> {
    return this.#parts.fields ?? {};
  }

  /** Why, by the field, in codes. */
  get reasons(): Reasons {
    return this.#parts.reasons ?? {};
  }

  /** The position as it is, where a change began with an older one. */
  get current(): Position | undefined {
    return this.#parts.current;
  }

  /** The id that a position has now, where a call was made at an earlier one. */
  get to(): string | undefined {
    return this.#parts.to;
  }

  /** Who gave it that id; empty where that is not known. */
  get by(): string {
    return this.#parts.by ?? '';
  }

  /** Seconds until another try makes sense, where the service says so. */
  get retryAfter(): number | undefined {
    return this.#parts.retryAfter;
  }

  /** Any error as one of these: what no response caused is the network's. */
  static of(error: unknown): ApiError {
    if (error instanceof ApiError) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new ApiError({ code: 'offline', message, status: 0 }, error);
  }
}
