import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readTabRows } from '../text/read-tab-rows'
import type { AccentRow } from './accent-row'
import { parseAccents } from './parse-accents'

/** kanjium's `accents.txt`: word, reading (empty when the word is kana), accents. */
export async function* readAccents(file: string, tally: SourceTally): AsyncGenerator<AccentRow> {
  for await (const { columns, number } of readTabRows(file)) {
    const [text = '', reading = '', accentText] = columns
    if (accentText === undefined) {
      throw new SourceError(file, 'three columns were expected', `line ${number}`)
    }
    const accents = parseAccents(accentText)
    if (text === '' || accents === undefined) {
      tally.countSkipped('an accent that is not a number')
      continue
    }
    tally.countRead()
    yield { text, reading: reading === '' ? text : reading, accents }
  }
}
