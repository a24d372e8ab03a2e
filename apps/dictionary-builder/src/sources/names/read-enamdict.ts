import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readLineBatches } from '../text/read-lines'
import { readText } from '../text/read-text'
import type { NameEntry } from './name-entry'
import { parseNameTypes } from './name-types'

/** `漢字 [かな] /(s) Name/`, or `かな /(f) Name/`. */
const entryLine = /^(\S+)(?: \[([^\]]+)\])? \/(.+)\/\s*$/u
const typeMark = /^\(([a-z,]+)\) ?/

function parseGlosses(text: string): Pick<NameEntry, 'types' | 'translations'> {
  const types: string[] = []
  const translations: string[] = []
  for (const part of text.split('/')) {
    const letters = typeMark.exec(part)
    const codes = letters === null ? undefined : parseNameTypes(letters[1] ?? '')
    for (const code of codes ?? []) if (!types.includes(code)) types.push(code)
    const translation = codes === undefined ? part : part.slice(letters?.[0].length)
    if (translation !== '') translations.push(translation)
  }
  return { types, translations }
}

/** ENAMDICT, in EUC-JP (or UTF-8). */
export async function* readEnamdict(file: string, tally: SourceTally): AsyncGenerator<NameEntry> {
  for await (const lines of readLineBatches(readText(file, ['utf-8', 'euc-jp']))) {
    for (const line of lines) {
      // The first line names the file, its owner and its date.
      if (line.text === '' || line.text.startsWith('　')) continue
      const match = entryLine.exec(line.text)
      if (match === null) {
        throw new SourceError(file, 'not a line of ENAMDICT', `line ${line.number}`)
      }
      const [, text = '', reading = text, glosses = ''] = match
      tally.countRead()
      yield { text, reading, ...parseGlosses(glosses) }
    }
  }
}

/** ISO date in the first line: `Created: 2021-02-03`. */
export async function findEdictDate(file: string): Promise<string | null> {
  for await (const lines of readLineBatches(readText(file, ['utf-8', 'euc-jp']))) {
    return /Created: (\d{4}-\d\d-\d\d)/.exec(lines[0]?.text ?? '')?.[1] ?? null
  }
  return null
}
