import { setTimeout as pause } from 'node:timers/promises'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { callQueries } from './call-queries'
import { endpoint, parseCallTarget } from './call-request'

type Question = [procedure: string, input: unknown]

/** What these load and compile, nearly every other question needs as well. */
const first: Question[] = [
  ['dict.search.suggest', { query: 'taberu' }],
  ['dict.search.search', { query: 'to eat' }],
]

/** One of each other costly kind. */
const later: Question[] = [
  ['dict.search.suggest', { query: 'ta' }],
  ['dict.search.search', { query: '食べました' }],
  ['dict.search.search', { query: 'べんきょ' }],
  ['dict.search.search', { query: 'た*' }],
  ['dict.search.search', { query: '人', kind: 'kanji' }],
  ['dict.kanji.getDefinitionOverview', '人'],
  ['dict.kanji.listWords', { id: '人' }],
  ['dict.kanji.listKanji', {}],
  ['dict.kanji.findByComponents', { components: ['口'] }],
  ['dict.words.listWords', { jlpt: 'N5' }],
]

/**
 * Before each of the costly ones: whoever waited for the start is answered first, and who comes
 * meanwhile after one of them at most.
 */
const pauseMs = 100

/**
 * Asks a dictionary just opened a few questions, so that the first visitor does not wait while
 * its indexes are loaded. What they answer does not matter, nor whether they are answered. Those that
 * come later are asked between requests, so that a start does not wait for them and a request for no
 * more than one.
 */
export async function warmUp(dictionary: Dictionary): Promise<void> {
  for (const question of first) await ask(dictionary, question)
  for (const question of later) {
    await pause(pauseMs)
    await ask(dictionary, question)
  }
}

async function ask(dictionary: Dictionary, [procedure, input]: Question): Promise<void> {
  const query = `input=${encodeURIComponent(JSON.stringify(input))}`
  await callQueries(parseCallTarget(`${endpoint}/${procedure}?${query}`), dictionary)
}
