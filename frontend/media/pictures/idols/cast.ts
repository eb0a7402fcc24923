import { AXIA } from './cast/axia';
import { BIT } from './cast/bit';
import { HEXA } from './cast/hexa';
import { KIRIKO } from './cast/kiriko';
import { MOMO } from './cast/momo';
import { NOX } from './cast/nox';
import { RAIJU } from './cast/raiju';
import { SOLA } from './cast/sola';
import type { Idol } from './model';

/** The eight idols, in the order of the fan kit's texts. */
export const CAST: readonly Idol[] = [AXIA, RAIJU, MOMO, KIRIKO, NOX, SOLA, BIT, HEXA];
