import type { KanjiDefinition, KanjiReading } from './kanji-definition'

/** What is read in daily life is among the first. */
const shownAtFirst = 5

export interface ReadingsByUse {
  on: KanjiReading[]
  kun: KanjiReading[]
  /** Readings and names that stand behind a button; 0 when all are shown. */
  hiddenCount: number
}

/**
 * On and kun readings as they come, the most usual first. Only the first of each kind, and of those
 * without the rare ones, unless all are asked for: one alone is not hidden.
 */
export function listReadingsByUse(
  { readings, nanori }: Pick<KanjiDefinition, 'readings' | 'nanori'>,
  isAllShown: boolean,
): ReadingsByUse {
  const on = readings.filter(({ kind }) => kind === 'on')
  const kun = readings.filter(({ kind }) => kind === 'kun')
  const few = { on: listUsual(on), kun: listUsual(kun) }
  const hiddenCount = readings.length - few.on.length - few.kun.length + nanori.length
  if (isAllShown || hiddenCount < 2) return { on, kun, hiddenCount: 0 }
  return { ...few, hiddenCount }
}

/** Something stands there in any case, rare as it may be. */
function listUsual(readings: readonly KanjiReading[]): KanjiReading[] {
  const usual = readings.filter(({ isRare }) => !isRare)
  return (usual.length > 0 ? usual : readings).slice(0, shownAtFirst)
}
