/** NOX's light in the court: the hit of the gavel to the left of him, signal B behind him. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const { part, rims } = lamp(-1, COLOUR.b);

export const SKIN = { base: '#A0694A', light: '#D69A70', shade: '#683A52', deep: '#43223F' };
export const VIOLET = { base: '#8B5CF6', light: '#B79CFF', shade: '#5B34BE', deep: '#3A1E86' };
export const LIME = { base: '#A3E635', light: '#E2FFA0', shade: '#5F9A1E' };
export const NIGHT = { base: '#43337A', light: '#7C6AC4', shade: '#221844' };
export const GLOVE = { base: '#DDD3FF', light: '#FFFFFF', shade: '#9A8AD8', deep: '#5A4AA0' };
export const LINEN = { base: '#FBF8FF', shade: '#B9B0E0', deep: '#7468B4' };
/** The light of the hit on edges. */
export const HIT = '#8FF5FF';
