/**
 * The levels of the Japanese-Language Proficiency Test, easiest first.
 *
 * No official word or kanji lists exist since 2010; levels in the dictionary are estimates.
 */
export const jlptLevels = ['N5', 'N4', 'N3', 'N2', 'N1'] as const

export type JlptLevel = (typeof jlptLevels)[number]
