import { basename } from 'node:path'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { parseCsvLine } from '../text/parse-csv-line'
import { readLineBatches } from '../text/read-lines'
import { readText } from '../text/read-text'
import type { JlptLevelNumber, JlptWordRow } from './jlpt-row'
import { toJlptLevelNumber } from './to-jlpt-level-number'

const columns = ['jmdict_seq', 'kana', 'kanji']

function findLevel(file: string): JlptLevelNumber | undefined {
  return toJlptLevelNumber(Number(/n([1-5])\b/i.exec(basename(file))?.[1]))
}

async function* readList(file: string, tally: SourceTally): AsyncGenerator<JlptWordRow> {
  const level = findLevel(file)
  if (level === undefined) throw new SourceError(file, 'the name tells no level (n1 to n5)')
  for await (const lines of readLineBatches(readText(file))) {
    for (const { text, number } of lines) {
      if (text.trim() === '') continue
      const fields = parseCsvLine(text)
      const place = `line ${number}`
      if (fields === undefined) throw new SourceError(file, 'a quote is not closed', place)
      if (number === 1) {
        if (columns.some((column, index) => fields[index] !== column)) {
          throw new SourceError(file, `the columns are not ${columns.join(', ')}`, place)
        }
        continue
      }
      const [wordId = '', reading = '', writtenForm = ''] = fields
      if (!/^\d*$/.test(wordId)) {
        throw new SourceError(file, `"${wordId}" is no JMdict number`, place)
      }
      if (reading === '') {
        tally.countSkipped('no reading')
        continue
      }
      tally.countRead()
      yield {
        level,
        wordId: wordId === '' ? null : Number(wordId),
        writtenForm: writtenForm === '' ? null : writtenForm,
        reading,
      }
    }
  }
}

/** The word lists with JMdict ids, one CSV file per level. */
export async function* readJlptWords(
  files: readonly string[],
  tally: SourceTally,
): AsyncGenerator<JlptWordRow> {
  for (const file of files) yield* readList(file, tally)
}
