import type { output } from '@kotonoha/contract/dict/search/search'
import type { z } from 'zod'

/** One page of `dict.search.search`, as the contract has it. */
export type SearchAnswer = z.output<typeof output>
export type SearchItem = SearchAnswer['items'][number]
export type QueryUnderstanding = SearchAnswer['understanding']

export type WordItem = Extract<SearchItem, { kind: 'word' }>
export type KanjiItem = Extract<SearchItem, { kind: 'kanji' }>
export type NameItem = Extract<SearchItem, { kind: 'name' }>
