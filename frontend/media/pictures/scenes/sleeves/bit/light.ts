/** BIT's light: the slash to the left and behind, signal A from the right. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const LAMP = lamp(-1, COLOUR.a);
export const { part, rims } = LAMP;

export const SKIN = { base: '#FDDFC8', light: '#FFF6EE', shade: '#E0949C', deep: '#A85878' };
export const PINK = { base: '#FF6FB5', light: '#FFC4E2', shade: '#C43488', deep: '#6E1450' };
export const LIME = '#A3E635';
export const DARK = { base: '#2A2348', light: '#564A8A', shade: '#171230' };
export const GLOVE = { base: '#F4F2FC', light: '#FFFFFF', shade: '#B0A6D8', deep: '#5A4E92' };
