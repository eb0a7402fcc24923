/** The light of the poster: the collision is to the left of AXIA, the second signal behind her to the right. */
import { lamp } from '../../ink/lamp';

export const { part, rims } = lamp(-1, '#FF6FB5');
