import { parseSkipCode } from '@kotonoha/japanese/skip-code'
import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { kanjiBySkipQuery } from './kanji-by-skip-query'
import { skipSearch, skipSearchDefaults } from './skip-search'
import { SkipTab } from './skip-tab'

export const Route = createFileRoute('/app/dict/kanji-recognize/skip-code')({
  validateSearch: skipSearch,
  search: { middlewares: [stripSearchParams(skipSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    const code = deps.code === undefined ? undefined : parseSkipCode(deps.code)
    if (code === undefined) return
    void context.queryClient.prefetchInfiniteQuery(kanjiBySkipQuery(code, deps.near))
  },
  head: () => ({ meta: [{ title: 'SKIP code' }] }),
  staticData: { isTab: true },
  component: SkipTab,
})
