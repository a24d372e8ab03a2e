import { SourceError } from '../source-error'
import type { SourceTally } from '../source-tally'
import { readTabRows } from '../text/read-tab-rows'
import type { CorpusCount } from './word-frequency'

/** A list of words with their counts, most frequent first. */
export async function* readCorpusCounts(
  file: string,
  tally: SourceTally,
): AsyncGenerator<CorpusCount> {
  for await (const { columns, number } of readTabRows(file)) {
    const [token = '', count = ''] = columns
    if (!/^\d+$/.test(count)) throw new SourceError(file, 'no count', `line ${number}`)
    if (token === '') {
      tally.countSkipped('no word')
      continue
    }
    tally.countRead()
    yield { token, count: Number(count) }
  }
}
