import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { listQuery, listsQuery } from '../../../../dictionary/saved-lists/list-queries'
import { requireSignIn } from '../../../../session/guards'
import { ListPage } from './list-page'

export const Route = createFileRoute('/app/dict/lists/$listId')({
  beforeLoad: requireSignIn,
  loader: ({ context, params }) => loadName(context.queryClient, params.listId),
  head: ({ loaderData }) => ({ meta: [{ title: 'Lists' }, { title: loaderData }] }),
  component: ListPage,
})

/** For the title; a list that cannot be loaded is the page's matter, not the title's. */
async function loadName(queryClient: QueryClient, listId: string): Promise<string | undefined> {
  const lists = queryClient.getQueryData(listsQuery().queryKey)?.lists
  const known = lists?.find((list) => list.listId === listId)
  if (known !== undefined) return known.name
  try {
    return (await queryClient.ensureQueryData(listQuery(listId))).list.name
  } catch {
    return undefined
  }
}
