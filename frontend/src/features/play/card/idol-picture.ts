/** Which picture of an idol a card is drawn with. */
import { IDOLS } from '../idols';
import type { Pose } from '../store/honours';
import { widestFile } from './share';

/** The file of an idol's picture in a pose. @param idol counted from 1 */
export function cardPictureOf(idol: number, pose: Pose): string {
  const { picture, portrait, figure } = IDOLS[idol - 1] ?? IDOLS[0];
  if (pose !== 'face') return widestFile(figure.webp);
  return portrait?.href ?? widestFile(picture.webp);
}
