import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../api/api'
import { loadQuery } from '../../../../api/load-query'
import { KanjiDefinitionPage } from './kanji-definition-page'

export const Route = createFileRoute('/app/dict/kanji/$id')({
  loader: ({ context, params }) =>
    loadQuery(context.queryClient, api.dict.kanji.getDefinitionOverview.queryOptions(params.id)),
  head: ({ params }) => ({ meta: [{ title: 'Kanji' }, { title: params.id }] }),
  component: KanjiDefinitionPage,
})
