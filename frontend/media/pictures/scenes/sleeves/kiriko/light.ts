/** KIRIKO's light: the pulse before her to the left, signal B behind her. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const LAMP = lamp(-1, COLOUR.b);
export const { part, rims } = LAMP;

export const SKIN = { base: '#F6EEF8', light: '#FFFFFF', shade: '#B4A2D8', deep: '#7E6AB4' };
export const COAT = { base: '#F4F8FF', shade: '#A9BCE4', deep: '#6C80BC' };
export const NAVY = { base: '#1C2748', light: '#3A4E8A', shade: '#111832' };
export const SILVER = { base: '#DCDCEA', light: '#FFFFFF', shade: '#9A9ABC', deep: '#5C5C84' };
export const GLOVE = { base: '#30458F', light: '#7FA4FF', shade: '#1B2656', deep: '#0B1030' };
export const ICE = '#A5D8FF';
export const BLUE = '#3C8CFF';
