/** Every fault, in the order of the table. */
import type { Fault } from '../trial';
import { CALL_FAULTS } from './calls';
import { CLIENT_FAULTS } from './clients';
import { CONTENT_FAULTS } from './content';
import { DATABASE_FAULTS } from './database';
import { DESK_FAULTS } from './desk';
import { ENGINE_FAULTS } from './engine';
import { HTTP2_FAULTS } from './http2';
import { KILL_FAULTS } from './kills';
import { OPERATOR_FAULTS } from './operator';

export const FAULTS: readonly Fault[] = [
  ...ENGINE_FAULTS,
  ...CONTENT_FAULTS,
  ...DATABASE_FAULTS,
  ...OPERATOR_FAULTS,
  ...CLIENT_FAULTS,
  ...CALL_FAULTS,
  ...DESK_FAULTS,
  ...HTTP2_FAULTS,
  ...KILL_FAULTS,
];
