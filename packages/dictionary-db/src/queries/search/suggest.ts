import { isKanji } from '@kotonoha/japanese/kana/script'
import { parseDecimal } from '@kotonoha/japanese/numbers/marked-numbers'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { findKanjiSummary } from '../kanji/list-kanji-summaries'
import { listTopHits } from './hits/ranking'
import { parseQuery } from './query/parse-query'
import { understandTag } from './query/understand-tag'
import { findNumberPage } from './sentence/number-page'
import { toWordItem } from './word-page'
import { findWordHits } from './words/find-word-hits'

export interface SuggestInput {
  query: string
  limit?: number | undefined
}

export interface WordSuggestion {
  kind: 'word'
  wordId: number
  spellingId: string
  text: string
  reading: string
  furigana: RubySegment[]
  gloss: string
}

export interface KanjiSuggestion {
  kind: 'kanji'
  kanjiId: string
  literal: string
  gloss: string
}

export interface Suggestions {
  items: (WordSuggestion | KanjiSuggestion)[]
}

const defaultLimit = 8
/** A kanji of the query stands behind the first words, not in their place. */
const placeOfKanji = 3

/** Beginnings so short are typed all the time, and find the most: they are worked out once. */
const longestKept = 3
const mostKept = 5000

const openKept = oncePerDictionary(() => new Map<string, Suggestions>())

/** What a learner who has typed so much may be about to look for. */
export function suggest(dictionary: Dictionary, input: SuggestInput): Suggestions {
  const limit = input.limit ?? defaultLimit
  if (input.query.length > longestKept) return findSuggestions(dictionary, input.query, limit)
  const kept = openKept(dictionary)
  const key = `${limit} ${input.query}`
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= mostKept) kept.clear()
  const found = findSuggestions(dictionary, input.query, limit)
  kept.set(key, found)
  return found
}

function findSuggestions(dictionary: Dictionary, text: string, limit: number): Suggestions {
  const query = parseQuery(text)
  const tags = query.tags.map(understandTag)
  const search = findWordHits(dictionary, query, tags, true)
  // 1.5 is offered as it is answered, and no 15.
  const decimal = query.terms.some((term) => parseDecimal(term.text) !== undefined)
    ? findNumberPage(dictionary, search, { query, tags, offset: 0, limit })
    : undefined
  const found =
    decimal?.items ??
    listTopHits(search.hits, 0, limit).map((hit) => toWordItem(dictionary, search, hit, null))
  const words = found.flatMap((item): WordSuggestion[] => {
    if (item?.kind !== 'word') return []
    const { wordId, spellingId, text, reading, furigana, glosses } = item
    return [
      { kind: 'word', wordId, spellingId, text, reading, furigana, gloss: glosses.join('; ') },
    ]
  })
  const kanji = listKanji(dictionary, query.normalized)
  const items = [...words.slice(0, placeOfKanji), ...kanji, ...words.slice(placeOfKanji)]
  return { items: items.slice(0, limit) }
}

/** A kanji typed alone is offered itself. */
function listKanji(dictionary: Dictionary, text: string): KanjiSuggestion[] {
  if (!isKanji(text) || [...text].length !== 1) return []
  const kanji = findKanjiSummary(dictionary, text)
  if (kanji === undefined) return []
  const { kanjiId, literal, meanings } = kanji
  return [{ kind: 'kanji', kanjiId, literal, gloss: meanings.join('; ') }]
}
