import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../api/api'
import { loadQuery } from '../../api/load-query'
import { requireAccounts } from '../../session/guards'
import { SharedListGone, SharedListPage } from './shared-list-page'

export const Route = createFileRoute('/_framed/lists/$shareToken')({
  beforeLoad: requireAccounts,
  loader: ({ context, params }) =>
    // Its owner may change or withdraw it at any moment.
    loadQuery(
      context.queryClient,
      api.dict.lists.getSharedList.queryOptions(
        { shareToken: params.shareToken },
        { staleTime: 0, gcTime: 0 },
      ),
    ),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.name ?? 'Shared list' }] }),
  component: SharedListPage,
  notFoundComponent: SharedListGone,
})
