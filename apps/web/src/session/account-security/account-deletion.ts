import { api } from '../../api/api'
import { queryClient } from '../../api/query-client'

/** Asks for the account's deletion, 14 days from now. */
export async function requestDeletion(mutationId: string): Promise<void> {
  const options = api.core.user.requestDeletion.mutationOptions({ networkMode: 'always' })
  const { deletionDueAt } = await queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute({ mutationId })
  showDeletion(deletionDueAt)
}

/** Keeps the account after all. */
export async function cancelDeletion(mutationId: string): Promise<void> {
  const options = api.core.user.cancelDeletion.mutationOptions({ networkMode: 'always' })
  await queryClient.getMutationCache().build(queryClient, options).execute({ mutationId })
  showDeletion(null)
}

/** Known at once on this page; other devices learn it when they next ask who they are. */
function showDeletion(deletionDueAt: string | null): void {
  queryClient.setQueryData(api.core.user.getMe.queryKey(), (me) => me && { ...me, deletionDueAt })
}
