import type { KanjiPosition } from '@kotonoha/dictionary-db/entities/kanji-word'
import { GrowingNumbers } from '@kotonoha/dictionary-db/search-index/storage/typed-parts'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { isHiragana } from '@kotonoha/japanese/kana/script'
import { NumberedTexts } from './numbered-texts'
import type { KanjiSpelling, SpelledWord } from './spelled-words'

/** How many words a kanji page counts. */
export interface KanjiWordCounts {
  /** Words in which a kanji is read so, by the id of the reading. */
  ofReadings: ReadonlyMap<string, number>
  /** Words written with the kanji. */
  ofKanji: ReadonlyMap<string, number>
}

/** By the number that is kept of it. */
const positions: readonly KanjiPosition[] = ['start', 'middle', 'end']
const levels = 6

/**
 * The words written with each kanji, in catalog order: a row for every reading that the kanji has
 * in it. Half a million rows, kept as numbers.
 */
export class WordsOfKanji {
  /** Numbers of rows. */
  private readonly rowsOf = new Map<string, number[]>()
  private readonly spelling = new GrowingNumbers()
  private readonly facets = new GrowingNumbers()
  private readonly readingInWord = new GrowingNumbers()
  private readonly spellingIds: string[] = []
  private readonly readingIds = new NumberedTexts()
  private readonly readingsInWords = new NumberedTexts()
  private readonly wordsOfReading = new Map<string, number>()
  private readonly wordsOfLiteral = new Map<string, number>()

  constructor(catalog: Iterable<SpelledWord>) {
    for (const word of catalog) this.addWord(word)
  }

  count(): KanjiWordCounts {
    return { ofReadings: this.wordsOfReading, ofKanji: this.wordsOfLiteral }
  }

  private addWord({ jlpt, spellings }: SpelledWord): void {
    const seen = new Set<string>()
    // A usual spelling speaks for the word before a rare one, even where kana come first of all.
    const usualFirst = [
      ...spellings.filter(({ isUnusual }) => !isUnusual),
      ...spellings.filter(({ isUnusual }) => isUnusual),
    ]
    for (const spelling of usualFirst) {
      const spellingNumber = this.spellingIds.push(spelling.spellingId) - 1
      for (const [kanji, reading, readingId, position] of spelling.used) {
        const isFirst = !seen.has(kanji)
        const key = `${kanji}\t${readingId}`
        // A second row says something new only where it has another reading.
        if (!isFirst && (readingId === '' || seen.has(key))) continue
        seen.add(kanji).add(key)
        this.addRow(kanji, spellingNumber, {
          ...{ isFirst, jlpt, readingId },
          position: findPosition(spelling, position),
        })
        this.readingInWord.push(this.readingsInWords.numberOf(reading))
      }
    }
  }

  private addRow(literal: string, spellingNumber: number, facet: Facet): void {
    const rows = this.rowsOf.get(literal)
    if (rows === undefined) this.rowsOf.set(literal, [this.spelling.length])
    else rows.push(this.spelling.length)
    this.spelling.push(spellingNumber)
    this.facets.push(this.packFacet(facet))
    if (facet.isFirst) addOne(this.wordsOfLiteral, literal)
    if (facet.readingId !== '') addOne(this.wordsOfReading, facet.readingId)
  }

  private packFacet({ isFirst, jlpt, position, readingId }: Facet): number {
    const reading = this.readingIds.numberOf(readingId)
    const place = positions.indexOf(position)
    return ((reading * positions.length + place) * levels + jlpt) * 2 + Number(isFirst)
  }

  private unpackFacet(packed: number): Facet {
    const withLevel = packed >>> 1
    const withPlace = Math.floor(withLevel / levels)
    return {
      isFirst: packed % 2 === 1,
      jlpt: withLevel % levels,
      position: positions[withPlace % positions.length] ?? 'start',
      readingId: this.readingIds.textOf(Math.floor(withPlace / positions.length)),
    }
  }

  /** Writes the lists of the kanji given, in that order. */
  write(database: SqliteDatabase, literals: readonly string[]): void {
    const insertWord = database.prepare('INSERT INTO kanji_word VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    const insertFacet = database.prepare('INSERT INTO kanji_word_facet VALUES (?, ?, ?, ?, ?, ?)')
    const spelling = this.spelling.toUint32()
    const packedFacets = this.facets.toUint32()
    const readingInWord = this.readingInWord.toUint32()
    for (const literal of literals) {
      const counts = new Map<number, number>()
      for (const [place, row] of (this.rowsOf.get(literal) ?? []).entries()) {
        const packed = packedFacets[row] ?? 0
        const { isFirst, jlpt, position, readingId } = this.unpackFacet(packed)
        const inWord = this.readingsInWords.textOf(readingInWord[row] ?? 0)
        const spellingId = this.spellingIds[spelling[row] ?? 0] ?? ''
        insertWord.run(
          ...[literal, place, spellingId, Number(isFirst), jlpt, position, readingId],
          inWord || null,
        )
        counts.set(packed, (counts.get(packed) ?? 0) + 1)
      }
      const facets = [...counts].map(([packed, count]): [string, number] => {
        const { isFirst, jlpt, position, readingId } = this.unpackFacet(packed)
        return [JSON.stringify([Number(isFirst), jlpt, position, readingId]), count]
      })
      facets.sort(([one], [other]) => (one < other ? -1 : 1))
      for (const [key, count] of facets) insertFacet.run(literal, ...JSON.parse(key), count)
    }
  }
}

/** What a learner may filter the words of a kanji by. */
interface Facet {
  /** Stands for the word where readings do not matter. */
  isFirst: boolean
  jlpt: number
  position: KanjiPosition
  /** '' where the kanji has no reading of its own here, or none that is listed. */
  readingId: string
}

function addOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** The last kanji of 食べ物 and of 読み書き is at the end, okurigana after it or not. */
function findPosition({ text }: KanjiSpelling, position: number): KanjiPosition {
  if (position === 0) return 'start'
  const after = Array.from(text)
    .slice(position + 1)
    .join('')
  return after === '' || isHiragana(after) ? 'end' : 'middle'
}
