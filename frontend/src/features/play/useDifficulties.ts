import { DIFFICULTIES } from '@axtorm/game/chart/chart';
import type { Difficulty } from '@axtorm/game/types';

import { useMessages } from '../../i18n/page-data';

/** The difficulties that the page names in its language, which may be fewer than there are. */
export function useDifficulties(): readonly {
  readonly value: Difficulty;
  readonly label: string;
}[] {
  const { freePlay } = useMessages('mashup');
  const named = freePlay.difficulties.split(' / ');
  return DIFFICULTIES.flatMap((value) => {
    const label = named.find((name) => name.toLowerCase() === value);
    return label === undefined ? [] : [{ value, label }];
  });
}
