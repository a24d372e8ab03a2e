import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { callQueries } from './call-queries'
import { endpoint, parseCallRequest } from './call-request'

/** One question of each costly kind: what it loads and compiles, the others need as well. */
const questions: [procedure: string, input: unknown][] = [
  ['dict.search.suggest', { query: 'ta' }],
  ['dict.search.search', { query: 'to eat' }],
  ['dict.search.search', { query: '食べました' }],
  ['dict.search.search', { query: 'た*' }],
  ['dict.search.search', { query: '人', kind: 'kanji' }],
  ['dict.kanji.getDefinitionOverview', '人'],
  ['dict.kanji.listWords', { id: '人' }],
  ['dict.kanji.listKanji', {}],
  ['dict.kanji.findByComponents', { components: ['口'] }],
  ['dict.words.listWords', { jlpt: 'N5' }],
]

/**
 * Asks a dictionary just opened a few questions, so that the first visitor does not wait while
 * its indexes are loaded. What they answer does not matter, nor whether they are answered.
 */
export async function warmUp(dictionary: Dictionary): Promise<void> {
  for (const [procedure, input] of questions) {
    const query = `input=${encodeURIComponent(JSON.stringify(input))}`
    await callQueries(parseCallRequest(`http://self${endpoint}/${procedure}?${query}`), dictionary)
  }
}
