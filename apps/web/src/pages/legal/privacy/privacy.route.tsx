import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '../../../api/load-query'
import { PrivacyPage } from './privacy-page'
import { privacyQuery } from './privacy-query'

export const Route = createFileRoute('/_framed/privacy')({
  loader: ({ context }) => loadQuery(context.queryClient, privacyQuery),
  head: () => ({ meta: [{ title: 'Privacy policy' }] }),
  component: PrivacyPage,
})
