import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../api/api'
import { loadQuery } from '../../../api/load-query'
import { CreditsPage } from './credits-page'

export const Route = createFileRoute('/app/dict/credits')({
  loader: ({ context }) =>
    loadQuery(context.queryClient, api.dict.about.getDictionary.queryOptions()),
  head: () => ({ meta: [{ title: 'Credits' }] }),
  component: CreditsPage,
})
