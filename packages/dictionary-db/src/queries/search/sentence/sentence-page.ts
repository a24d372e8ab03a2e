import type { Dictionary } from '../../../open-dictionary'
import { spellingIdOf } from '../../../search-index/word-index'
import { findWordSummary } from '../../words/list-word-summaries'
import { countInterpretations } from '../count-interpretations'
import type { FoundPage, PageRequest } from '../page-request'
import type { Match, SentenceWord, WordItem } from '../search-result'
import type { WordSearch } from '../words/word-search'
import type { SentencePart } from './cut-sentence'
import type { WordCandidate } from './word-candidates'

/** The words of a sentence in their order, each once. */
export function toSentencePage(
  dictionary: Dictionary,
  search: WordSearch,
  parts: readonly SentencePart[],
  { offset, limit }: PageRequest,
): FoundPage {
  const sentence = parts.map((part) => toSentenceWord(dictionary, search, part))
  const items = new Map<string, WordItem>()
  for (const { word } of parts) {
    const item = word === undefined ? undefined : toSentenceItem(dictionary, search, word)
    if (item !== undefined && !items.has(item.spellingId)) items.set(item.spellingId, item)
  }
  return {
    items: [...items.values()].slice(offset, offset + limit),
    total: items.size,
    isTotalExact: true,
    understanding: {
      interpretations: countInterpretations(search).shown,
      inflections: [],
      sentence,
      nearMatches: [],
      readAs: null,
    },
  }
}

function toSentenceItem(
  dictionary: Dictionary,
  search: WordSearch,
  word: WordCandidate,
): WordItem | undefined {
  const summary = findWordSummary(dictionary, spellingIdOf(search.index, word.spelling))
  if (summary === undefined) return undefined
  const match: Match = {
    how: 'part-of-sentence',
    interpretation: null,
    inflections: [...word.steps],
    sense: null,
    gloss: null,
  }
  return { kind: 'word', ...summary, match }
}

function toSentenceWord(
  dictionary: Dictionary,
  search: WordSearch,
  { text, word }: SentencePart,
): SentenceWord {
  const item = word === undefined ? undefined : toSentenceItem(dictionary, search, word)
  return {
    text,
    reading: item?.reading ?? null,
    wordId: item?.wordId ?? null,
    spellingId: item?.spellingId ?? null,
    gloss: item?.glosses[0] ?? null,
    inflections: item?.match.inflections ?? [],
  }
}
