/** KIRIKO's light: the booth to the left of her, signal A of the screens behind her. */
import { COLOUR } from '../../../system/tokens';
import { lamp } from '../../../ink/lamp';

export const { part, rims } = lamp(-1, COLOUR.a);

export const SKIN = { base: '#F7EEF7', light: '#FFFFFF', shade: '#B49CD4', deep: '#6C54A0' };
export const COAT = { base: '#F4F8FF', shade: '#A3B2E4', deep: '#4E5DA6' };
export const NAVY = { base: '#26345F', light: '#5870B8', shade: '#131B38' };
export const GLOVE = { base: '#4A60B4', light: '#A8BAF8', shade: '#27356E' };
export const SILVER = { base: '#E4E4F0', light: '#FFFFFF', shade: '#8F90B8', deep: '#4C4D78' };
export const ICE = '#A5D8FF';
/** The glow of the booth on edges. */
export const GLOW = '#FF9CCB';
