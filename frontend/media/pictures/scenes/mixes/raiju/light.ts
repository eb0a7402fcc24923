/** RAIJU's light: the line that his fist breaks is to the right of him, violet thunder behind him. */
import { lamp } from '../../../ink/lamp';

export const { part, rims } = lamp(1, '#B48CFF');

export const SKIN = { base: '#E0A070', light: '#FFD0A0', shade: '#A85C62', deep: '#6E2F4C' };
export const LEATHER = { base: '#231A38', light: '#52427C', shade: '#130D22' };
export const VIOLET = { base: '#8B5CF6', light: '#C4A8FF', shade: '#5A2FC0', deep: '#331673' };
export const GOLD = { base: '#FFD23F', light: '#FFF3B8', shade: '#E08A1E', deep: '#8A4A08' };
