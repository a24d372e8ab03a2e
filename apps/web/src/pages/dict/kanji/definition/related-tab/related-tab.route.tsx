import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../../api/api'
import { loadQuery } from '../../../../../api/load-query'
import { RelatedTab } from './related-tab'

export const Route = createFileRoute('/app/dict/kanji/$id/related')({
  loader: ({ context, params }) =>
    loadQuery(context.queryClient, api.dict.kanji.getRelated.queryOptions({ id: params.id })),
  head: () => ({ meta: [{ title: 'Related' }] }),
  staticData: { isTab: true },
  component: RelatedTab,
})
