// Without schemas: the site takes these without the library that checks schemas.

export const appThemes = ['light', 'dark', 'device'] as const

/** Readings above the kanji of a sentence: all, those of kanji not known yet, none. */
export const sentenceFuriganas = ['all', 'unknown', 'none'] as const

export const pitchDiagramStyles = ['chain', 'line', 'box', 'number'] as const
