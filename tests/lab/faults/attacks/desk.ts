/** What strangers can do to the desk. */
import type { Target } from '../attackers';
import type { Counter } from './counter';
import { requests, slowBodies } from './http1';

/** Addresses of those who guess: with few of them each would soon be refused for that only. */
const ADDRESSES = 250;

/** Bodies of log-ins that never come to their end. */
export function trickledLogIns(target: Target, counter: Counter): void {
  slowBodies('/desk/v1/session', 'application/json', target, counter);
}

/** Log-ins of names that do not exist: a password is compared for each. */
export function guesses(target: Target, counter: Counter): void {
  const guess = (number: number) => {
    const body = JSON.stringify({ name: `nobody ${String(number)}`, password: 'a wrong guess' });
    const head = `Host: site\r\nOrigin: ${target.origin}\r\nContent-Type: application/json`;
    const length = String(body.length);
    return `POST /desk/v1/session HTTP/1.1\r\n${head}\r\nContent-Length: ${length}\r\n\r\n${body}`;
  };
  requests(target, counter, guess, ADDRESSES);
}
