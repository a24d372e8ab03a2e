import Papa from 'papaparse'
import { ImportFailure } from '../import-failure'
import type { FoundTable } from '../import-item'
import { cleanCell } from './clean-cell'
import { guessColumns } from './guess-columns'

export interface ReadTable extends FoundTable {
  rows: string[][]
}

/** Enough to recognise a column by. */
const exampleCount = 5
export const mostRows = 200_000
const mostColumns = 40

/**
 * A table of CSV, TSV or any other separator, or a plain list, one word a line or several with
 * blanks between. Cells are only ever read as text: a formula is a text that is no word.
 */
export function readTable(text: string): ReadTable {
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const rows = isPlainList(data) ? splitList(data) : data
  if (rows.length > mostRows) throw new ImportFailure('too-many-rows')
  return describeTable('The list', rows)
}

/** Longer than any word that kanji alone are written with: known kanji, one beside the other. */
const kanjiRun = /^\p{Script=Han}{13,}$/u

/** A line of a plain list may hold several words, or kanji in a row without anything between. */
function splitList(rows: readonly string[][]): string[][] {
  const pieces = rows.flatMap(([line = '']) => line.split(/[\s、,;]+/u))
  const words = pieces.flatMap((each) => (kanjiRun.test(each) ? [...each] : [each]))
  return words.flatMap((each) => (each === '' ? [] : [[each]]))
}

function isPlainList(rows: readonly string[][]): boolean {
  return (
    rows.every((row) => row.length === 1) &&
    !rows.some(([line = '']) => line.length > 400 && !kanjiRun.test(line))
  )
}

/** A table with its columns, each with a few of its cells. */
export function describeTable(
  name: string,
  rows: string[][],
  columnNames?: readonly string[],
): ReadTable {
  const width = Math.min(mostColumns, Math.max(0, ...rows.slice(0, 50).map(({ length }) => length)))
  const guess = guessColumns(rows, width)
  const columns = Array.from({ length: width }, (_, column) => ({
    name: columnNames?.[column] ?? `Column ${column + 1}`,
    examples: listExamples(rows, column),
  }))
  return { name, rows, rowCount: rows.length, columns, guess }
}

function listExamples(rows: readonly string[][], column: number): string[] {
  const examples = new Set<string>()
  for (const row of rows) {
    const cell = cleanCell(row[column] ?? '').slice(0, 40)
    if (cell !== '') examples.add(cell)
    if (examples.size === exampleCount) break
  }
  return [...examples]
}
