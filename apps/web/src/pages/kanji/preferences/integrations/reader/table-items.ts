import type { ColumnChoice, ImportItem } from '../import-item'
import { toReadings, toWord } from './clean-cell'

/** As many items as one import takes. */
export const mostItems = 20_000

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const longestText = 24

/** Words and kanji of rows, each once, by the columns that were chosen. */
export function toTexts(
  rows: readonly (readonly string[])[],
  { text, reading }: ColumnChoice,
): { text: string; readings: string[]; row: number }[] {
  if (text === undefined) return []
  const seen = new Set<string>()
  return rows.flatMap((cells, row) => {
    const word = toWord(cells[text] ?? '')
    const readings = reading === undefined ? [] : toReadings(cells[reading] ?? '')
    const key = `${word}/${readings.join('/')}`
    const isWord = japanese.test(word) && word.length <= longestText
    if (!isWord || seen.has(key)) return []
    seen.add(key)
    return [{ text: word, readings, row }]
  })
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
