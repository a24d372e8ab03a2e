import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../api/api'
import { loadQuery } from '../../../../api/load-query'
import { WordDefinitionPage } from './word-definition-page'
import { wordDefinitionSearch } from './word-definition-search'
import { parseWordId } from './word-id'

export const Route = createFileRoute('/app/dict/words/$id')({
  validateSearch: wordDefinitionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    loadQuery(
      context.queryClient,
      api.dict.words.getDefinitionOverview.queryOptions({
        wordId: parseWordId(params.id),
        spellingId: deps.spelling ?? null,
        meaningId: deps.meaning ?? null,
      }),
    ),
  head: ({ loaderData }) => ({
    meta: [{ title: 'Words' }, { title: loaderData?.spelling.text }],
  }),
  component: WordDefinitionPage,
})
