import type { ColumnChoice } from '../import-item'
import { toReadings, toWord } from './clean-cell'

/** Rows that are looked at. */
export const sampleSize = 400

/** A word or a kanji, and not a sentence. */
const wordPattern =
  /^(?=.*\p{Script=Han})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ]{1,12}$/u
const kanaPattern = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・.、\s]{1,40}$/u

/** Of which columns the words and their readings are: those with the largest share of either. */
export function guessColumns(rows: readonly (readonly string[])[], width: number): ColumnChoice {
  const sample = rows.slice(0, sampleSize)
  const columns = Array.from({ length: width }, (_, column) => column)
  const shareOf = (column: number, isIt: (cell: string) => boolean) => {
    const cells = sample.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
    const distinct = new Set(cells.filter(isIt))
    // A column of tags says the same in every row.
    return cells.length === 0
      ? 0
      : Math.min(cells.filter(isIt).length, distinct.size * 4) / sample.length
  }
  const text = best(columns, (column) => shareOf(column, (cell) => wordPattern.test(toWord(cell))))
  const reading = best(
    columns.filter((column) => column !== text),
    (column) => shareOf(column, (cell) => kanaPattern.test(cell) && toReadings(cell).length > 0),
  )
  if (text !== undefined) return { text, reading }
  // Words may be written in kana alone.
  return { text: reading, reading: undefined }
}

/** A share below this is chance. */
const leastShare = 0.2

function best(columns: readonly number[], score: (column: number) => number): number | undefined {
  let found: { column: number; share: number } | undefined
  for (const column of columns) {
    const share = score(column)
    if (share >= leastShare && share > (found?.share ?? 0)) found = { column, share }
  }
  return found?.column
}
