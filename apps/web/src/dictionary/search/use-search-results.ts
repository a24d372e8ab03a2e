import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { type BesideNames, findBesideNames } from './beside-names'
import { groupByInterpretation, type ResultGroup } from './result-groups'
import type { KanjiItem, NameItem, QueryUnderstanding, SearchItem } from './search-answer'
import type { SearchKind } from './search-kind'

/** Kanji among the words: as many as fit in one row of a desktop window. */
const kanjiAmongWords = 8

/** Whole names beside the words: a taste, with the way to all of them. */
const namesAmongWords = 3

const oneKanji = /^\p{Script=Han}$/u

/** Answers to what was typed on the way are not worth keeping for long. */
const forgottenAfterMs = 5 * 60_000

export interface SearchResults {
  /** `idle` without a query; `waiting` only where there is nothing earlier to show meanwhile. */
  status: 'idle' | 'waiting' | 'failed' | 'nothing' | 'found'
  /** The answers shown belong to an earlier query; the current one is on its way. */
  isOutdated: boolean
  /** Shown among the words when all kinds are asked for. */
  kanji: KanjiItem[]
  /** The query is a kanji: it comes before the words with it. */
  isKanjiAskedFor: boolean
  /** How many there are in all of those; 0 when only one kind is asked for. */
  kanjiTotal: number
  groups: ResultGroup[]
  names: NameItem[]
  /** Names that are the whole of the query, when all kinds are asked for. */
  besideNames: BesideNames | undefined
  /** Why it failed. */
  error: unknown
  understanding: QueryUnderstanding | undefined
  total: number
  isTotalExact: boolean
  hasMore: boolean
  isLoadingMore: boolean
  /** What is shown stays; only the next page is missing. */
  hasMoreFailed: boolean
  loadMore: () => void
  retry: () => void
}

/**
 * The answers to a query. While the next answer is on its way the previous one stays, and one
 * that comes late is dropped, since each query has its own place in the cache.
 */
export function useSearchResults(query: string, kind: SearchKind): SearchResults {
  const main = useInfiniteQuery(
    api.dict.search.search.infiniteQueryOptions(toInput(query, kind), {
      getNextPageParam: (lastPage) => lastPage.nextCursor,
      enabled: query !== '',
      placeholderData: keepPreviousData,
      gcTime: forgottenAfterMs,
    }),
  )
  const besides = useQuery(
    api.dict.search.search.queryOptions(
      { query, kind: 'kanji', limit: kanjiAmongWords },
      {
        enabled: query !== '' && kind === 'all',
        placeholderData: keepPreviousData,
        gcTime: forgottenAfterMs,
      },
    ),
  )

  const namesBesides = useQuery(
    api.dict.search.search.queryOptions(
      { query, kind: 'names', limit: namesAmongWords },
      {
        enabled: query !== '' && kind === 'all',
        placeholderData: keepPreviousData,
        gcTime: forgottenAfterMs,
      },
    ),
  )

  const pages = query === '' ? [] : (main.data?.pages ?? [])
  const items = pages.flatMap((page) => page.items)
  const understanding = pages[0]?.understanding
  const foundKanji = (besides.data?.items ?? []).filter(isKanji)
  const kanji = hasKanjiBesides({ kind, items, understanding })
    ? listWorthShowing(foundKanji, items.length)
    : []
  const besideNames =
    kind === 'all' && understanding !== undefined
      ? findBesideNames(namesBesides.data, { items, understanding })
      : undefined
  const isOutdated =
    main.isPlaceholderData ||
    (kind === 'all' && besides.isPlaceholderData && kanji.length > 0) ||
    (namesBesides.isPlaceholderData && besideNames !== undefined)

  return {
    status: toStatus({
      query,
      pageCount: pages.length,
      itemCount: items.length + kanji.length + (besideNames?.items.length ?? 0),
      main,
    }),
    isOutdated,
    kanji,
    isKanjiAskedFor: oneKanji.test(query.trim()),
    // Those that are not worth showing are no result either.
    kanjiTotal:
      kanji.length === 0 ? 0 : (besides.data?.total ?? 0) - (foundKanji.length - kanji.length),
    groups:
      understanding === undefined
        ? []
        : groupByInterpretation(
            items.filter((item) => !isName(item)),
            understanding,
          ),
    names: items.filter(isName),
    besideNames,
    error: main.error,
    understanding,
    total: pages[0]?.total ?? 0,
    isTotalExact: pages[0]?.isTotalExact ?? true,
    hasMore: main.hasNextPage,
    isLoadingMore: main.isFetchingNextPage,
    hasMoreFailed: main.isFetchNextPageError,
    loadMore: () => void main.fetchNextPage(),
    retry: () =>
      void Promise.all([
        main.refetch(),
        kind === 'all' && besides.refetch(),
        kind === 'all' && namesBesides.refetch(),
      ]),
  }
}

/** Sentences are those with the words that the query finds, which say how it was understood. */
function toInput(query: string, kind: SearchKind) {
  if (kind === 'all') return { query }
  return { query, kind: kind === 'sentences' ? ('words' as const) : kind }
}

/**
 * Whether kanji stand among the words. Not where the answer is kanji already (`#kanji`), and not
 * for filters alone: all kanji of a level beside its words would say nothing about the query.
 */
function hasKanjiBesides({
  kind,
  items,
  understanding,
}: {
  kind: SearchKind
  items: readonly SearchItem[]
  understanding: QueryUnderstanding | undefined
}): boolean {
  if (kind !== 'all' || understanding === undefined) return false
  const isAboutText = understanding.interpretations.length > 0 || understanding.sentence !== null
  return isAboutText && !items.some(isKanji)
}

/** A kanji of which no meaning is known says nothing beside words. */
function listWorthShowing(kanji: KanjiItem[], wordCount: number): KanjiItem[] {
  return wordCount === 0 ? kanji : kanji.filter(({ meanings }) => meanings.length > 0)
}

function toStatus({
  query,
  pageCount,
  itemCount,
  main,
}: {
  query: string
  pageCount: number
  itemCount: number
  main: { isError: boolean; isFetchNextPageError: boolean; isPlaceholderData: boolean }
}): SearchResults['status'] {
  if (query === '') return 'idle'
  if (main.isError && !main.isFetchNextPageError) return 'failed'
  if (pageCount === 0) return 'waiting'
  if (itemCount === 0) return main.isPlaceholderData ? 'waiting' : 'nothing'
  return 'found'
}

function isKanji(item: SearchItem): item is KanjiItem {
  return item.kind === 'kanji'
}

function isName(item: SearchItem): item is NameItem {
  return item.kind === 'name'
}
