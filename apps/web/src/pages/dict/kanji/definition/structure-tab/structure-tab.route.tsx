import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../../../api/api'
import { loadQuery } from '../../../../../api/load-query'
import { StructureTab } from './structure-tab'

export const Route = createFileRoute('/app/dict/kanji/$id/structure')({
  loader: ({ context, params }) =>
    loadQuery(context.queryClient, api.dict.kanji.getRadicalsBreakdown.queryOptions(params.id)),
  head: () => ({ meta: [{ title: 'Structure' }] }),
  staticData: { isTab: true },
  component: StructureTab,
})
