import type { KanjiStructure } from '@kotonoha/dictionary-db/entities/kanji-structure'
import { createTextPacker, sampleTexts } from '@kotonoha/dictionary-db/packed-text/text-packer'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { kanjiIndexes } from '@kotonoha/dictionary-db/tables/kanji-tables'
import type {
  StoredKanjiDefinition,
  StoredRelatedKanji,
} from '@kotonoha/dictionary-db/tables/stored-kanji'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import type { KangxiRadicals } from './kangxi-radicals'
import { rankKanji } from './kanji-orders'
import { listReadings, listReadingTexts } from './kanji-readings'
import type { WordsOfKanji } from './words-of-kanji'

export interface KanjiPages {
  radicals: KangxiRadicals
  words: WordsOfKanji
  toStructure: (kanji: KanjiDraft) => KanjiStructure
  toRelated: (kanji: KanjiDraft) => StoredRelatedKanji
}

/** Writes the kanji tables in the order of the characters. */
export function writeKanji(
  database: SqliteDatabase,
  kanji: readonly KanjiDraft[],
  pages: KanjiPages,
): void {
  const insertKanji = database.prepare(
    'INSERT INTO kanji VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  writePages(database, kanji, pages)
  const ranks = rankKanji(kanji)
  for (const each of kanji) {
    const { literal, source } = each
    insertKanji.run(
      literal,
      source.strokeCount,
      JSON.stringify(each.meanings),
      JSON.stringify(listReadingTexts(source, 'on')),
      JSON.stringify(listReadingTexts(source, 'kun')),
      each.jlpt,
      source.grade,
      source.frequencyRank,
      ranks.level.get(literal) ?? null,
      ranks.strokes.get(literal) ?? null,
      ranks.usage.get(literal) ?? null,
      ranks.grade.get(literal) ?? null,
    )
  }
  writeFacets(database, kanji)
  pages.words.write(
    database,
    kanji.map((each) => each.literal),
  )
  for (const index of kanjiIndexes) database.exec(index)
}

/** The course puts the lessons there when it is planned, which looks at the pages. */
function writePages(
  database: SqliteDatabase,
  kanji: readonly KanjiDraft[],
  pages: KanjiPages,
): void {
  const toTexts = (each: KanjiDraft) =>
    [toStoredDefinition(each, pages), pages.toStructure(each), pages.toRelated(each)].map((part) =>
      JSON.stringify(part),
    )
  const made = new Map<string, string[]>()
  const samples = sampleTexts(kanji, (each) => {
    const texts = toTexts(each)
    made.set(each.literal, texts)
    return texts.join('')
  })
  const packer = createTextPacker(database, 'kanji', samples)
  const insert = database.prepare('INSERT INTO kanji_definition VALUES (?, ?, ?, ?, NULL)')
  for (const each of kanji) {
    const texts = made.get(each.literal) ?? toTexts(each)
    insert.run(each.literal.codePointAt(0) ?? 0, ...texts.map((text) => packer.pack(text)))
  }
}

function toStoredDefinition(
  { literal, source, isKokuji, drawing }: KanjiDraft,
  { radicals, words }: KanjiPages,
): StoredKanjiDefinition {
  const { number, literal: radical, names, meaning } = radicals.get(source.radical)
  return {
    readings: listReadings(source, (readingId) => words.countByReading(readingId)),
    nanori: source.nanori,
    otherStrokeCounts: source.otherStrokeCounts,
    radical: { number, literal: radical, names, meaning },
    wordCount: words.count(literal),
    isKokuji,
    strokes: drawing?.strokes ?? null,
  }
}

function writeFacets(database: SqliteDatabase, kanji: readonly KanjiDraft[]): void {
  const counts = new Map<number, number>()
  // The two numbers in one, which sorts as the table's key does.
  for (const { jlpt, source } of kanji) {
    const key = (jlpt ?? 0) * 1000 + source.strokeCount
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const insert = database.prepare('INSERT INTO kanji_facet VALUES (?, ?, ?)')
  for (const key of [...counts.keys()].sort((a, b) => a - b)) {
    insert.run(Math.floor(key / 1000), key % 1000, counts.get(key) ?? 0)
  }
}
