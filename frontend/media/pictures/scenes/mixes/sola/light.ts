/** SOLA's light: the note that her palm hits is to the left of her, the evening sun of her hair behind her. */
import { lamp } from '../../../ink/lamp';

export const LAMP = lamp(-1, '#FFB86B');
export const { part, rims } = LAMP;

export const SKIN = { base: '#E3A878', light: '#FFD9AE', shade: '#B0656A', deep: '#7C3B52' };
