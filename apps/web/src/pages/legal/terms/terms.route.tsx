import { createFileRoute } from '@tanstack/react-router'
import { loadQuery } from '../../../api/load-query'
import { TermsPage } from './terms-page'
import { termsQuery } from './terms-query'

export const Route = createFileRoute('/_framed/terms')({
  loader: ({ context }) => loadQuery(context.queryClient, termsQuery),
  head: () => ({ meta: [{ title: 'Terms of service' }] }),
  component: TermsPage,
})
