import {
  type KanjiIndex,
  kunStem,
  onReading,
  wholeKunReading,
} from '../../../search-index/kanji-index'
import type { Postings } from '../../../search-index/storage/postings'
import type { SortedKeys } from '../../../search-index/storage/sorted-keys'
import type { UnderstoodTag } from '../query/filter-tag'

export type KanjiFilter = (kanji: number) => boolean

/** What the tags ask of a kanji; those that only words have ask nothing. */
export function toKanjiFilters(
  index: KanjiIndex,
  tags: readonly UnderstoodTag[],
  radicalNumberOf: (character: string) => number | undefined,
): KanjiFilter[] {
  return tags.flatMap(({ filter }): KanjiFilter[] => {
    switch (filter.kind) {
      case 'jlpt':
        return [(kanji) => filter.levels.includes(index.jlpt[kanji] ?? 0)]
      case 'on':
        return [isAmong(listByReading(index, filter.readings, [onReading]))]
      case 'kun':
        return [isAmong(listByReading(index, filter.readings, [wholeKunReading, kunStem]))]
      case 'strokes':
        return [isBetween(index.strokeCount, filter)]
      case 'grade':
        return [isBetween(index.grade, filter)]
      case 'radical-number':
        return [isBetween(index.radicalNumber, filter)]
      case 'radical': {
        const numbers = filter.characters.map(radicalNumberOf)
        return [(kanji) => numbers.includes(index.radicalNumber[kanji])]
      }
      case 'skip':
        return [isAmong(listOf(index.skipCodes, index.kanjiOfSkipCode, filter.code))]
      case 'component':
        return filter.characters.map((each) =>
          isAmong(listOf(index.components, index.kanjiOfComponent, each)),
        )
      case 'has-kanji':
        return [isAmong(filter.characters.flatMap((each) => index.numberOfLiteral.get(each) ?? []))]
      default:
        return []
    }
  })
}

function isAmong(kanji: readonly number[]): KanjiFilter {
  const set = new Set(kanji)
  return (each) => set.has(each)
}

function isBetween(values: Uint8Array, range: { from: number; to: number }): KanjiFilter {
  return (kanji) => {
    const value = values[kanji] ?? 0
    return value > 0 && value >= range.from && value <= range.to
  }
}

function listOf(keys: SortedKeys, postings: Postings<Uint32Array>, key: string): number[] {
  const number = keys.find(key)
  return number < 0 ? [] : Array.from(postings.listOf(number))
}

function listByReading(
  index: KanjiIndex,
  readings: readonly string[],
  kinds: readonly number[],
): number[] {
  return readings
    .flatMap((reading) => listOf(index.readings, index.kanjiOfReading, reading))
    .filter((value) => kinds.includes(value % 4))
    .map((value) => Math.floor(value / 4))
}
