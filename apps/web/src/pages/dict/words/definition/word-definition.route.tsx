import { createFileRoute } from '@tanstack/react-router'
import { describeWord } from './describe-word'
import { loadWord } from './load-word'
import { WordDefinitionPage } from './word-definition-page'
import { wordDefinitionSearch } from './word-definition-search'
import { parseWordId } from './word-id'

export const Route = createFileRoute('/app/dict/words/$id')({
  validateSearch: wordDefinitionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    loadWord(context.queryClient, {
      wordId: parseWordId(params.id),
      spellingId: deps.spelling ?? null,
      meaningId: deps.meaning ?? null,
    }),
  head: ({ loaderData }) => ({
    meta: [
      { title: 'Words' },
      { title: loaderData?.spelling.text },
      ...(loaderData ? [{ name: 'description', content: describeWord(loaderData) }] : []),
    ],
  }),
  component: WordDefinitionPage,
})
