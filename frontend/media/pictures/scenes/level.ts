/**
 * The difficulties that pictures and clips may show. They are the same in every language, so they name only what the
 * texts of every language name: the Japanese text leaves out Master.
 */
export const SHOWN_DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'EXPERT'] as const;
