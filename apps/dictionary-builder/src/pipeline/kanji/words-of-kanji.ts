import type { KanjiPosition } from '@kotonoha/dictionary-db/entities/kanji-word'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { StoredUsedKanji } from '@kotonoha/dictionary-db/tables/stored-word'
import { isHiragana } from '@kotonoha/japanese/kana/script'
import { isUnusual } from '../../drafts/headwords'
import type { SpellingDraft, WordDraft } from '../../drafts/word-draft'

/** A kanji in a word: one for every reading that the kanji has in it. */
interface KanjiWord {
  spellingId: string
  isFirst: boolean
  jlpt: number
  position: KanjiPosition
  readingId: string
  readingInWord: string | null
}

/** How many words a kanji page counts. */
export interface KanjiWordCounts {
  /** Words in which a kanji is read so, by the id of the reading. */
  ofReadings: ReadonlyMap<string, number>
  /** Words written with the kanji. */
  ofKanji: ReadonlyMap<string, number>
}

/** The words written with each kanji, in catalog order. */
export class WordsOfKanji {
  private readonly words = new Map<string, KanjiWord[]>()
  private readonly readingIds = new Map<string, string>()
  private readonly wordsOfReading = new Map<string, number>()

  constructor(catalog: Iterable<WordDraft>) {
    for (const word of catalog) this.addWord(word)
  }

  count(): KanjiWordCounts {
    const ofKanji = [...this.words].map(([literal, words]): [string, number] => [
      literal,
      words.filter((word) => word.isFirst).length,
    ])
    return { ofReadings: this.wordsOfReading, ofKanji: new Map(ofKanji) }
  }

  private addWord(word: WordDraft): void {
    const seen = new Set<string>()
    // A usual spelling speaks for the word before a rare one, even where kana come first of all.
    const spellings = [
      ...word.spellings.filter((spelling) => !isUnusual(spelling)),
      ...word.spellings.filter(isUnusual),
    ]
    for (const spelling of spellings) {
      const used: StoredUsedKanji[] = JSON.parse(spelling.kanji)
      for (const [kanji, reading, id, position] of used) {
        const readingId = this.intern(id)
        const isFirst = !seen.has(kanji)
        const key = `${kanji}\t${readingId}`
        // A second row says something new only where it has another reading.
        if (!isFirst && (readingId === '' || seen.has(key))) continue
        seen.add(kanji).add(key)
        this.addRow(kanji, {
          spellingId: spelling.spellingId,
          isFirst,
          jlpt: word.jlpt ?? 0,
          position: findPosition(spelling, position),
          readingId,
          readingInWord: reading || null,
        })
      }
    }
  }

  /** Half a million rows share 37,000 readings. */
  private intern(readingId: string): string {
    const known = this.readingIds.get(readingId)
    if (known !== undefined) return known
    this.readingIds.set(readingId, readingId)
    return readingId
  }

  private addRow(literal: string, row: KanjiWord): void {
    const rows = this.words.get(literal)
    if (rows === undefined) this.words.set(literal, [row])
    else rows.push(row)
    if (row.readingId !== '') {
      const count = this.wordsOfReading.get(row.readingId) ?? 0
      this.wordsOfReading.set(row.readingId, count + 1)
    }
  }

  /** Writes the lists of the kanji given, in that order. */
  write(database: SqliteDatabase, literals: readonly string[]): void {
    const insertWord = database.prepare('INSERT INTO kanji_word VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
    const insertFacet = database.prepare('INSERT INTO kanji_word_facet VALUES (?, ?, ?, ?, ?, ?)')
    for (const literal of literals) {
      const counts = new Map<string, number>()
      for (const [place, word] of (this.words.get(literal) ?? []).entries()) {
        const { spellingId, isFirst, jlpt, position, readingId, readingInWord } = word
        const first = Number(isFirst)
        insertWord.run(
          ...[literal, place, spellingId, first, jlpt, position, readingId, readingInWord],
        )
        const key = JSON.stringify([first, jlpt, position, readingId])
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
      for (const key of [...counts.keys()].sort()) {
        insertFacet.run(literal, ...JSON.parse(key), counts.get(key) ?? 0)
      }
    }
  }
}

/** The last kanji of 食べ物 and of 読み書き is at the end, okurigana after it or not. */
function findPosition({ text }: SpellingDraft, position: number): KanjiPosition {
  if (position === 0) return 'start'
  const after = Array.from(text)
    .slice(position + 1)
    .join('')
  return after === '' || isHiragana(after) ? 'end' : 'middle'
}
