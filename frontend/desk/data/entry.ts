/** A post with what is known of it. */
import type { Position, Post } from '../api/types';

/** What the service has of a position in a language. */
export type Entry = Position['locales'][string];

/** The text that is written on: the draft, else what is published, else nothing. */
export const textOfEntry = ({ draft, published }: Entry): Post => draft ?? published ?? {};
