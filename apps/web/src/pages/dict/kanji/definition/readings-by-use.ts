import type { KanjiDefinition, KanjiReading } from './kanji-definition'

/** As many as a phone shows in two lines: what is read in daily life is among the first. */
const shownAtFirst = 5

export interface ReadingsByUse {
  on: KanjiReading[]
  kun: KanjiReading[]
  /** Readings and names that stand behind a button; 0 when all are shown. */
  hiddenCount: number
}

/**
 * Readings in the order of how many words have them, the rare ones last; the source lists them by
 * kind and sound. Only the first of each kind, unless all are asked for: one alone is not hidden.
 */
export function listReadingsByUse(
  { readings, nanori }: Pick<KanjiDefinition, 'readings' | 'nanori'>,
  isAllShown: boolean,
): ReadingsByUse {
  const byUse = readings.toSorted((a, b) => b.wordCount - a.wordCount)
  const on = byUse.filter(({ kind }) => kind === 'on')
  const kun = byUse.filter(({ kind }) => kind === 'kun')
  const beyond = [on, kun].reduce((sum, each) => sum + Math.max(0, each.length - shownAtFirst), 0)
  const hiddenCount = beyond + nanori.length
  if (isAllShown || hiddenCount < 2) return { on, kun, hiddenCount: 0 }
  return { on: on.slice(0, shownAtFirst), kun: kun.slice(0, shownAtFirst), hiddenCount }
}
