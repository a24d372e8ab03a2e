import type { ApiOutputs } from '../../../../api/api'
import type { KanjiGroup } from '../../../../dictionary/kanji-grid/listed-kanji'
import { writeCount } from '../../../../kit/counts/write-count'
import type { KanjiCatalogSearch } from './kanji-catalog-search'

export type CatalogKanji = ApiOutputs['dict']['kanji']['listKanji']['items'][number]

/** Frequency ranks come in blocks of this size: small enough to be a goal. */
const ranksPerBlock = 500

/** Cuts a sorted list where what it is sorted by changes. */
export function groupKanji(
  kanji: readonly CatalogKanji[],
  order: KanjiCatalogSearch['order'],
): KanjiGroup<CatalogKanji>[] {
  const groups: KanjiGroup<CatalogKanji>[] = []
  for (const each of kanji) {
    const heading = toHeading(each, order)
    const group = groups.at(-1)
    if (group?.heading === heading) group.kanji.push(each)
    else groups.push({ key: heading, heading, kanji: [each] })
  }
  return groups
}

function toHeading(kanji: CatalogKanji, order: KanjiCatalogSearch['order']): string {
  switch (order) {
    case 'level':
      return kanji.jlpt === null ? 'In no JLPT level' : `JLPT ${kanji.jlpt}`
    case 'strokes':
      return kanji.strokeCount === 1 ? '1 stroke' : `${kanji.strokeCount} strokes`
    case 'frequency':
      return toFrequencyHeading(kanji.frequencyRank)
    case 'grade':
      return toGradeHeading(kanji.grade)
  }
}

function toFrequencyHeading(rank: number | null): string {
  if (rank === null) return 'Without a frequency rank'
  const block = Math.floor((rank - 1) / ranksPerBlock)
  const first = writeCount(block * ranksPerBlock + 1)
  const last = writeCount((block + 1) * ranksPerBlock)
  return `Rank ${first} to ${last}`
}

/** KANJIDIC2's grades: 1–6 primary school, 8 the other jōyō kanji, 9 and 10 for names. */
export function toGradeHeading(grade: number | null): string {
  if (grade === null) return 'Outside the school lists'
  if (grade <= 6) return `Grade ${grade} of primary school`
  return grade === 8 ? 'Secondary school (jōyō)' : 'For names (jinmeiyō)'
}
