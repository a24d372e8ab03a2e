import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../api/api'
import { loadQuery } from '../../../../api/load-query'
import { describeKanji } from './describe-kanji'
import { KanjiDefinitionPage } from './kanji-definition-page'

export const Route = createFileRoute('/app/dict/kanji/$id')({
  loader: ({ context, params }) =>
    loadQuery(context.queryClient, api.dict.kanji.getDefinitionOverview.queryOptions(params.id)),
  head: ({ params, loaderData }) => ({
    meta: [
      { title: 'Kanji' },
      { title: params.id },
      ...(loaderData ? [{ name: 'description', content: describeKanji(loaderData) }] : []),
    ],
  }),
  component: KanjiDefinitionPage,
})
