/** NOX's light: the hit in the lanes is to the right of him, signal A behind him. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const { part, rims } = lamp(1, COLOUR.a);

export const SKIN = { base: '#A0694A', light: '#D69A70', shade: '#683A52', deep: '#43223F' };
export const VIOLET = { base: '#8B5CF6', light: '#B79CFF', shade: '#5B34BE', deep: '#3A1E86' };
export const LIME = { base: '#A3E635', light: '#E2FFA0', shade: '#5F9A1E' };
export const NIGHT = { base: '#2A1F4A', light: '#6C5AB4', shade: '#171029' };
