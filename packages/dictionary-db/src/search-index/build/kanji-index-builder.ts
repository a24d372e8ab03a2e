import { kunStem, nameReading, onReading, wholeKunReading } from '../kanji-index'
import type { SearchKanji } from '../search-document'
import { writePostings } from '../storage/postings'
import { toSortedKeys, writeSortedKeys } from '../storage/sorted-keys'
import { GrowingNumbers, type WritePart } from '../storage/typed-parts'
import { toSearchKey } from '../text/search-key'
import { EnglishIndexBuilder } from './english-index-builder'
import { toKanjiPopularity } from './popularity'

/** Writes the index of kanji; they may come in any order. Returns how many there are. */
export function writeKanjiIndex(writePart: WritePart, documents: Iterable<SearchKanji>): number {
  const all = [...documents].map((kanji) => ({ kanji, popularity: toKanjiPopularity(kanji) }))
  all.sort((a, b) => b.popularity - a.popularity || codePointOf(a.kanji) - codePointOf(b.kanji))
  const kanji = all.map((each) => each.kanji)
  writePart(
    'kanji.popularity',
    Uint16Array.from(all, (each) => each.popularity),
  )
  writePart('kanji.code-point', Uint32Array.from(kanji, codePointOf))
  writePart(
    'kanji.stroke-count',
    Uint8Array.from(kanji, (each) => each.strokeCount),
  )
  writePart(
    'kanji.grade',
    Uint8Array.from(kanji, (each) => each.grade ?? 0),
  )
  writePart(
    'kanji.jlpt',
    Uint8Array.from(kanji, (each) => each.jlpt ?? 0),
  )
  writePart(
    'kanji.radical',
    Uint8Array.from(kanji, (each) => each.radicalNumber ?? 0),
  )
  writeKeyLists(writePart, 'kanji.reading', kanji.map(listReadings))
  writeKeyLists(writePart, 'kanji.skip', kanji.map(numbered((each) => each.skipCodes)))
  writeKeyLists(writePart, 'kanji.component', kanji.map(numbered((each) => each.components)))
  writeMeanings(writePart, kanji)
  return kanji.length
}

type KeyAndValue = [key: string, value: number]

function codePointOf(kanji: SearchKanji): number {
  return kanji.literal.codePointAt(0) ?? 0
}

function numbered(keysOf: (kanji: SearchKanji) => readonly string[]) {
  return (kanji: SearchKanji, number: number): KeyAndValue[] =>
    keysOf(kanji).map((key) => [key, number])
}

function listReadings(kanji: SearchKanji, number: number): KeyAndValue[] {
  const value = (kind: number) => number * 4 + kind
  return [
    ...kanji.onReadings.map((on): KeyAndValue => [toSearchKey(on), value(onReading)]),
    ...kanji.kunReadings.flatMap((kun): KeyAndValue[] => {
      const stem = toSearchKey(kun.split('.')[0] ?? kun)
      const whole = toSearchKey(kun)
      return stem === whole
        ? [[whole, value(wholeKunReading)]]
        : [
            [whole, value(wholeKunReading)],
            [stem, value(kunStem)],
          ]
    }),
    ...kanji.nameReadings.map((name): KeyAndValue => [toSearchKey(name), value(nameReading)]),
  ]
}

function writeKeyLists(writePart: WritePart, name: string, lists: readonly KeyAndValue[][]): void {
  const valuesOfKey = new Map<string, number[]>()
  for (const [key, value] of lists.flat()) {
    const values = valuesOfKey.get(key)
    if (values === undefined) valuesOfKey.set(key, [value])
    else if (!values.includes(value)) values.push(value)
  }
  const { keys, packed } = toSortedKeys(valuesOfKey.keys())
  writeSortedKeys(writePart, name, packed)
  writePostings(
    writePart,
    `${name}-kanji`,
    keys.map((key) => valuesOfKey.get(key) ?? []),
  )
}

function writeMeanings(writePart: WritePart, kanji: readonly SearchKanji[]): void {
  const english = new EnglishIndexBuilder()
  const kanjiOfMeaning = new GrowingNumbers()
  const firstMeaning = new GrowingNumbers()
  kanji.forEach((each, number) => {
    firstMeaning.push(kanjiOfMeaning.length)
    for (const meaning of each.meanings) {
      english.add(meaning)
      kanjiOfMeaning.push(number)
    }
  })
  writePart('kanji.meaning-kanji', kanjiOfMeaning.toUint32())
  writePart('kanji.first-meaning', firstMeaning.toUint32())
  english.write(writePart, 'kanji')
}
