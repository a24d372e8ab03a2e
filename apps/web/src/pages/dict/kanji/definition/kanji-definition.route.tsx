import { createFileRoute } from '@tanstack/react-router'
import { describeKanji } from './describe-kanji'
import { KanjiDefinitionPage } from './kanji-definition-page'
import { kanjiDefinitionSearch } from './kanji-definition-search'
import { leaveKnownVariant, loadKanji } from './load-kanji'

export const Route = createFileRoute('/app/dict/kanji/$id')({
  validateSearch: kanjiDefinitionSearch,
  beforeLoad: ({ context, params }) => leaveKnownVariant(context.queryClient, params.id),
  loader: ({ context, params }) => loadKanji(context.queryClient, params.id),
  head: ({ params, loaderData }) => ({
    meta: [
      { title: 'Kanji' },
      { title: params.id },
      ...(loaderData ? [{ name: 'description', content: describeKanji(loaderData) }] : []),
    ],
  }),
  component: KanjiDefinitionPage,
})
