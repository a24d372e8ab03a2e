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
import type { KanjiWordCounts } from './words-of-kanji'

export interface KanjiPages {
  radicals: KangxiRadicals
  toStructure: (kanji: KanjiDraft) => KanjiStructure
  toRelated: (kanji: KanjiDraft) => StoredRelatedKanji
}

/** What of a page is known before the words are. */
interface PageTexts {
  structure: string
  related: string
}

/**
 * Makes the parts of the pages that words say nothing about, which take longer than the rest, and
 * puts them aside in the file until the words are known: in memory they would be 57 MB.
 */
export function preparePages(
  database: SqliteDatabase,
  kanji: readonly KanjiDraft[],
  { toStructure, toRelated }: KanjiPages,
): void {
  database.exec(
    'CREATE TABLE prepared_page (literal TEXT PRIMARY KEY, structure TEXT, related TEXT)',
  )
  const insert = database.prepare('INSERT INTO prepared_page VALUES (?, ?, ?)')
  for (const each of kanji) {
    insert.run(each.literal, JSON.stringify(toStructure(each)), JSON.stringify(toRelated(each)))
  }
}

interface KanjiToWrite {
  /** In the order of the characters. */
  kanji: readonly KanjiDraft[]
  radicals: KangxiRadicals
  wordCounts: KanjiWordCounts
}

/** Writes the kanji tables in the order of the characters; the pages must have been prepared. */
export function writeKanji(database: SqliteDatabase, toWrite: KanjiToWrite): void {
  const { kanji } = toWrite
  const insertKanji = database.prepare(
    'INSERT INTO kanji VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  writePages(database, toWrite)
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
  for (const index of kanjiIndexes) database.exec(index)
}

/** The course puts the lessons there when it is planned, which looks at the pages. */
function writePages(database: SqliteDatabase, toWrite: KanjiToWrite): void {
  const { kanji } = toWrite
  const prepared = database.prepare<PageTexts>(
    'SELECT structure, related FROM prepared_page WHERE literal = ?',
  )
  const toTexts = (each: KanjiDraft): string[] => {
    const page = prepared.get(each.literal)
    if (page === undefined) throw new Error(`the page of ${each.literal} was not prepared`)
    return [JSON.stringify(toStoredDefinition(each, toWrite)), page.structure, page.related]
  }
  const samples = sampleTexts(kanji, (each) => toTexts(each).join(''))
  const packer = createTextPacker(database, 'kanji', samples)
  const insert = database.prepare('INSERT INTO kanji_definition VALUES (?, ?, ?, ?, NULL)')
  for (const each of kanji) {
    const packed = toTexts(each).map((text) => packer.pack(text))
    insert.run(each.literal.codePointAt(0) ?? 0, ...packed)
  }
  database.exec('DROP TABLE prepared_page')
}

function toStoredDefinition(
  { literal, source, isKokuji, drawing }: KanjiDraft,
  { radicals, wordCounts }: KanjiToWrite,
): StoredKanjiDefinition {
  const { number, literal: radical, names, meaning } = radicals.get(source.radical)
  return {
    readings: listReadings(source, (id) => wordCounts.ofReadings.get(id) ?? 0),
    nanori: source.nanori,
    otherStrokeCounts: source.otherStrokeCounts,
    radical: { number, literal: radical, names, meaning },
    wordCount: wordCounts.ofKanji.get(literal) ?? 0,
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
