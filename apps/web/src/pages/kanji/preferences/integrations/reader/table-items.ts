import { ImportFailure } from '../import-failure'
import type { ColumnChoice, ImportItem } from '../import-item'
import { toReadings, toWord } from './clean-cell'

/** As many items as one import takes. */
export const mostItems = 20_000

/** A letter without which nothing is a word here. */
export const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const longestText = 24

/** The tables in which something can be found; throws where that is none. */
export function findTablesOfWords<Table extends { rows: readonly (readonly string[])[] }>(
  tables: readonly Table[],
): Table[] {
  const filled = tables.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new ImportFailure('empty')
  const found = filled.filter(({ rows }) =>
    rows.some((row) => row.some((cell) => japanese.test(cell))),
  )
  if (found.length === 0) throw new ImportFailure('no-japanese')
  return found
}

interface FoundText {
  text: string
  readings: string[]
  row: number
}

/** Words and kanji of rows, each once, by the columns that were chosen: as many as are taken. */
export function toTexts(
  rows: readonly (readonly string[])[],
  { text, reading }: ColumnChoice,
  isWanted: (row: number) => boolean = () => true,
): FoundText[] {
  if (text === undefined) return []
  // What stands in a row as it did in another needs no second look.
  const seenCells = new Set<string>()
  const seen = new Set<string>()
  const found: FoundText[] = []
  for (const [row, cells] of rows.entries()) {
    if (found.length === mostItems) break
    if (!isWanted(row)) continue
    const raw = `${cells[text] ?? ''}\n${reading === undefined ? '' : (cells[reading] ?? '')}`
    if (seenCells.has(raw)) continue
    seenCells.add(raw)
    const word = toWord(cells[text] ?? '')
    const readings = reading === undefined ? [] : toReadings(cells[reading] ?? '')
    const key = `${word}/${readings.join('/')}`
    if (!japanese.test(word) || word.length > longestText || seen.has(key)) continue
    seen.add(key)
    found.push({ text: word, readings, row })
  }
  return found
}

const oneKanji = /^\p{Script=Han}$/u
/** A deck of kanji has a few words in it at most. */
const kanjiDeckShare = 0.8

/** What the texts of one table are: kanji, words, or (of a list without readings) either. */
export function toKinds(
  texts: readonly { text: string; readings: readonly string[] }[],
): ImportItem['kind'][] {
  const single = texts.filter(({ text }) => oneKanji.test(text)).length
  const isOfKanji = single >= texts.length * kanjiDeckShare
  return texts.map(({ text, readings }) => {
    if (!oneKanji.test(text)) return 'word'
    if (isOfKanji) return 'kanji'
    return readings.length > 0 ? 'word' : null
  })
}

/** An item with what another program knows of it. */
export function toStudiedItem(
  { text, readings }: { text: string; readings: string[] },
  kind: ImportItem['kind'],
  state: Pick<ImportItem['cards'][number], 'memory' | 'history'>,
): ImportItem {
  const facets: ImportItem['cards'][number]['facets'] = ['meaning', 'reading']
  const cards = [{ facets, ...state }]
  return { text, kind, readings, wordId: null, chosen: null, cards, synonyms: [] }
}

/** An item that the learner says they know. */
export function toKnownItem(
  { text, readings }: { text: string; readings: string[] },
  kind: ImportItem['kind'],
): ImportItem {
  return toStudiedItem({ text, readings }, kind, { memory: null, history: null })
}
