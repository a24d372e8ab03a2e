import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { unpackBytes } from '../../packed-text/unpack-bytes'
import { unpackText } from '../../packed-text/unpack-text'
import { statement } from '../statement'
import { findWordDefinition } from './find-word-definition'

/** Under this name the file says by which words its stored answers can be checked: a JSON array of ids. */
export const answerSamples = 'answer-samples'

/** How many words are checked at once. */
const samplesAtOnce = 20

const answerOfWord = statement<{ answer: Uint8Array }>(
  'SELECT answer FROM word_answer WHERE word_id = ?',
)
const samplesInFile = statement<{ value: string }>('SELECT value FROM about WHERE key = ?')

const checked = oncePerDictionary(() => ({ areGood: false }))

/** The JSON of a definition, as `findWordDefinition` gives it for a word alone. */
export function toDefinitionText(dictionary: Dictionary, wordId: number): string {
  return JSON.stringify(findWordDefinition(dictionary, { wordId }))
}

/**
 * The stored JSON of a definition in UTF-8, between two other texts. Undefined for an unknown word,
 * and as long as the stored answers are not known to be what this program would say.
 */
export function findStoredDefinition(
  dictionary: Dictionary,
  wordId: number,
  around: readonly [before: Uint8Array, after: Uint8Array],
): Uint8Array<ArrayBuffer> | undefined {
  if (!checked(dictionary).areGood) return undefined
  const row = answerOfWord.find(dictionary, wordId)
  return row && unpackBytes(dictionary, 'answer', row.answer, around)
}

/**
 * Looks whether stored answers are what this program would say: the file may be older than it. It
 * names words with every label and every shape of an answer. Pauses between some and some others.
 */
export async function checkStoredDefinitions(
  dictionary: Dictionary,
  pause: () => Promise<unknown>,
): Promise<boolean> {
  const samples: number[] = JSON.parse(samplesInFile.find(dictionary, answerSamples)?.value ?? '[]')
  for (const [place, wordId] of samples.entries()) {
    if (place % samplesAtOnce === 0) await pause()
    const row = answerOfWord.find(dictionary, wordId)
    if (row === undefined) return false
    const stored = unpackText(dictionary, 'answer', row.answer)
    if (stored !== toDefinitionText(dictionary, wordId)) return false
  }
  checked(dictionary).areGood = samples.length > 0
  return checked(dictionary).areGood
}
