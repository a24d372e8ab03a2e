import { readLineBatches } from './read-lines'
import { readText } from './read-text'

/** A line of a tab-separated file; a column that is not there reads as empty. */
export interface TabRow {
  columns: string[]
  number: number
}

export async function* readTabRows(file: string): AsyncGenerator<TabRow> {
  for await (const lines of readLineBatches(readText(file))) {
    for (const { text, number } of lines) {
      if (text === '' || text.startsWith('#')) continue
      yield { columns: text.split('\t'), number }
    }
  }
}
