/** MOMO-909's light: the hit in the lanes is to the left of her, signal B behind her. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const LAMP = lamp(-1, COLOUR.b);
export const { part, rims } = LAMP;

export const SKIN = { base: '#FFE6DA', light: '#FFF8F2', shade: '#EFA0AC', deep: '#B8617F' };
export const CREAM = { base: '#FFF6EA', shade: '#D9BFC8', deep: '#96708C' };
export const MINT = { base: '#5EEAD4', light: '#CFFFF6', shade: '#1E9E96', deep: '#0F5E62' };
export const PEACH = { base: '#FFB38A', light: '#FFE2CC', shade: '#E8785A', deep: '#943E3E' };
