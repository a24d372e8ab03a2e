import type { Example } from '../../entities/word-definition'
import type { WordSummary } from '../../entities/word-summary'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredWordDefinition } from '../../tables/stored-word'
import { statement } from '../statement'
import { toExample } from '../words/stored-sense'
import { parseQuery } from './query/parse-query'
import { search } from './search'
import { parseSearchCursor, toSearchCursor } from './search-cursor'
import type { SearchPage, WordItem } from './search-result'

export interface SentencesInput {
  query: string
  limit?: number | undefined
  cursor?: string | null | undefined
}

/** A sentence with the word found that it is an example of. */
export type FoundSentence = Example & { word: WordSummary }

export interface SentencePage {
  items: FoundSentence[]
  nextCursor: string | null
  total: number
  isTotalExact: boolean
}

/** Words of which the sentences are read; each has seven at the most in nearly all cases. */
const mostWords = 40
const defaultLimit = 20

/** Says nothing of what a sentence is about: は, です, ない. */
const functionWord = /^(?:prt|conj|cop|aux)/u

const definitionOfWord = statement<{ definition: Uint8Array }>(
  'SELECT definition FROM word_definition WHERE word_id = ?',
)

/**
 * Sentences with what the query finds: with most of its words first, and of equal ones in the order
 * of the words and of their pages. Each stands once, though it is an example of several words.
 */
export function listSentences(dictionary: Dictionary, input: SentencesInput): SentencePage {
  const { normalized } = parseQuery(input.query)
  const offset = input.cursor == null ? 0 : parseSearchCursor('sentences', normalized, input.cursor)
  const found = search(dictionary, { query: input.query, kind: 'words', limit: mostWords })
  const words = listSoughtWords(found)
  const sentences = collectSentences(dictionary, words)
  const sorted =
    found.understanding.sentence === null
      ? sentences
      : sortByShared(sentences, new Set(words.map(({ wordId }) => wordId)))
  const end = offset + (input.limit ?? defaultLimit)
  return {
    items: sorted.slice(offset, end),
    nextCursor: end < sorted.length ? toSearchCursor('sentences', normalized, end) : null,
    total: sorted.length,
    isTotalExact: found.isTotalExact && found.nextCursor === null,
  }
}

/** Each word once, whatever its headwords; of a sentence that was typed, those that carry its meaning. */
function listSoughtWords({ items, understanding }: SearchPage): WordItem[] {
  const words = new Map<number, WordItem>()
  for (const item of items) {
    if (item.kind !== 'word' || words.has(item.wordId)) continue
    const isFunctionWord = item.partsOfSpeech.every((code) => functionWord.test(code))
    if (understanding.sentence !== null && isFunctionWord) continue
    words.set(item.wordId, item)
  }
  return [...words.values()]
}

function collectSentences(dictionary: Dictionary, words: readonly WordItem[]): FoundSentence[] {
  const sentences = new Map<string, FoundSentence>()
  for (const { kind: _kind, match: _match, alsoMeans: _alsoMeans, ...word } of words) {
    for (const example of listExamples(dictionary, word.wordId)) {
      const key = example.japanese.map(({ text }) => text).join('')
      if (!sentences.has(key)) sentences.set(key, { ...example, word })
    }
  }
  return [...sentences.values()]
}

/** Those that were chosen for a meaning first, then the others. */
function listExamples(dictionary: Dictionary, wordId: number): Example[] {
  const row = definitionOfWord.find(dictionary, wordId)
  if (row === undefined) return []
  const { senses, furtherExamples = [] } = unpackJson<StoredWordDefinition>(
    dictionary,
    'word',
    row.definition,
  )
  return [...senses.flatMap(({ examples = [] }) => examples), ...furtherExamples].map(toExample)
}

/** All words sought are marked, and a sentence with more of them stands before one with fewer. */
function sortByShared(
  sentences: readonly FoundSentence[],
  sought: ReadonlySet<number>,
): FoundSentence[] {
  return sentences
    .map((sentence) => {
      const shared = new Set([sentence.word.wordId])
      const japanese = sentence.japanese.map((piece) => {
        if (piece.wordId === undefined || !sought.has(piece.wordId)) return piece
        shared.add(piece.wordId)
        return { ...piece, isHeadword: true }
      })
      return { sentence: { ...sentence, japanese }, shared: shared.size }
    })
    .sort((a, b) => b.shared - a.shared)
    .map(({ sentence }) => sentence)
}
