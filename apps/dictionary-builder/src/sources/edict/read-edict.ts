import type { JmdictEntry } from '../jmdict/jmdict-entry'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { readText } from '../text/read-text'
import { groupEdictRows, type KnownOfWords } from './group-edict-rows'
import { writeOfficially } from './official-forms'
import { type EdictRow, parseEdictRow } from './parse-edict-row'

/** Rows of a file of which more than one in so many is unreadable are no rows of EDICT. */
const readableShare = 100

/** EDICT as words. It must be read whole, because the rows of a word lie apart. */
export async function* readEdict(
  file: string,
  tally: SourceTally,
  known?: KnownOfWords,
): AsyncGenerator<JmdictEntry> {
  const rows: EdictRow[] = []
  let unreadable = 0
  for await (const lines of readLineBatches(readText(file, ['utf-8', 'euc-jp']))) {
    for (const { text, number } of lines) {
      // The first line names the file, its owner and its date.
      if (text === '' || text.startsWith('　')) continue
      const row = parseEdictRow(text)
      if (row !== undefined) {
        rows.push(row)
        const official = writeOfficially(row.text)
        if (official !== undefined) rows.push({ ...row, text: official })
      } else {
        unreadable += 1
        tally.countSkipped('a row without a meaning')
        if (unreadable * readableShare > rows.length + readableShare) {
          throw new SourceError(file, 'not a line of EDICT', `line ${number}`)
        }
      }
    }
  }
  for (const entry of groupEdictRows(rows, known)) {
    tally.countRead()
    yield entry
  }
}
