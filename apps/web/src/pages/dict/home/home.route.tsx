import { createFileRoute, redirect, stripSearchParams } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { lateOutcome } from '../../../dictionary/search/late-outcome'
import { lateSentences } from '../../../dictionary/search/late-sentences'
import { HomePage } from './home-page'
import { homeSearch, homeSearchDefaults } from './home-search'

const description =
  'Look up Japanese words and kanji: meanings, pitch accent, conjugation, stroke order and example sentences.'

export const Route = createFileRoute('/app/dict/')({
  validateSearch: homeSearch,
  search: { middlewares: [stripSearchParams(homeSearchDefaults)] },
  // Other dictionaries, and other pages of this one, call a query `search`.
  beforeLoad: ({ location, search }) => {
    const { search: given } = location.search as { search?: unknown }
    if (search.q !== '' || typeof given !== 'string' || given === '') return
    throw redirect({ to: '/app/dict', search: { q: given }, replace: true })
  },
  // Drawn for each date that is today somewhere; the code finds the answer for the visitor's at hand.
  loaderDeps: ({ search: { q, kind } }) => ({
    isSearching: q !== '',
    isForSentences: q !== '' && kind === 'sentences',
  }),
  loader: ({ context: { drawnAhead, queryClient }, deps }) => {
    const dates = deps.isSearching ? [] : (drawnAhead?.datesOfToday ?? [])
    for (const date of dates) {
      void queryClient.prefetchQuery(api.dict.daily.getToday.queryOptions({ date }))
    }
    return deps.isSearching ? loadResults(deps) : undefined
  },
  head: ({ match }) => ({
    meta:
      match.search.q === ''
        ? [{ name: 'description', content: description }]
        : [{ title: match.search.q }],
  }),
  component: HomePage,
})

/**
 * Code that comes after the drawing would put bars in place of the results that the server drew.
 * Where it cannot be fetched, the page says so.
 */
async function loadResults({ isForSentences }: { isForSentences: boolean }): Promise<void> {
  await Promise.allSettled([lateOutcome.fetchCode(), isForSentences && lateSentences.fetchCode()])
}
