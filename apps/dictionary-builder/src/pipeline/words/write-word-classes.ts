import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import { findPartOfSpeech } from '@kotonoha/japanese/part-of-speech'
import type { WordDraft } from '../../drafts/word-draft'

/** Writes which words have which part of speech, and where each level begins in the catalog. */
export function writeWordClasses(database: SqliteDatabase, catalog: readonly WordDraft[]): void {
  const bitmaps = new Map<string, Uint8Array>()
  const mark = (code: string, rank: number) => {
    const bitmap = bitmaps.get(code) ?? new Uint8Array(Math.ceil(catalog.length / 8))
    bitmap[rank >> 3] = (bitmap[rank >> 3] ?? 0) | (1 << (rank & 7))
    bitmaps.set(code, bitmap)
  }
  for (const word of catalog) {
    if (word.isLoanword) mark('loanword', word.catalogRank)
    for (const code of word.partsOfSpeech) {
      mark(code, word.catalogRank)
      const group = findPartOfSpeech(code)?.group
      if (group !== undefined) mark(group, word.catalogRank)
    }
  }
  const insertClass = database.prepare('INSERT INTO word_class VALUES (?, ?)')
  const byCode = [...bitmaps].sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [code, bitmap] of byCode) insertClass.run(code, bitmap)

  const insertLevel = database.prepare('INSERT INTO word_level VALUES (?, ?, ?)')
  for (const level of [0, 1, 2, 3, 4, 5]) {
    const ofLevel = catalog.filter((word) => (word.jlpt ?? 0) === level)
    insertLevel.run(level, ofLevel[0]?.catalogRank ?? 0, ofLevel.length)
  }
}
