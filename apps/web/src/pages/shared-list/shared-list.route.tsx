import { createFileRoute } from '@tanstack/react-router'
import { requireAccounts } from '../../session/guards'
import { loadSharedList } from './load-shared-list'
import { SharedListGone, SharedListPage } from './shared-list-page'

export const Route = createFileRoute('/_framed/lists/$shareToken')({
  beforeLoad: requireAccounts,
  loader: ({ context: { queryClient, drawnAhead }, params: { shareToken } }) =>
    loadSharedList({ queryClient, shareToken, isDrawnAhead: drawnAhead !== undefined }),
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.list.name ?? 'Shared list' },
      { name: 'description', content: loaderData?.description },
    ],
  }),
  component: SharedListPage,
  notFoundComponent: SharedListGone,
})
