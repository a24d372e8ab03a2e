import type { FirstAnswer } from '@kotonoha/contract/site/first-view'
import { type Query, type QueryClient, skipToken } from '@tanstack/react-query'
import { isLearnerQuery } from '../api/learner-calls'

/** Gets what the page asked and has no answer to yet; says whether there was anything. */
export async function answerWaiting(queryClient: QueryClient): Promise<boolean> {
  const waiting = listQueries(queryClient, 'pending').filter(isAsked)
  // A page shows itself what could not be answered.
  await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)))
  return waiting.length > 0
}

/** A component may name a query that it does not want answered yet, or not with the page. */
function isAsked(query: Query): boolean {
  const { enabled, queryFn } = query.options as { enabled?: unknown; queryFn?: unknown }
  if (enabled === false || queryFn === skipToken) return false
  return query.meta?.isForLater !== true && !isLearnerQuery(query)
}

/** Everything that was answered, as the page takes it up again when its code runs. */
export function listAnswers(queryClient: QueryClient): FirstAnswer[] {
  return listQueries(queryClient, 'success').flatMap((query): FirstAnswer[] => {
    if (isLeftOut(query)) return []
    const [path, { type, input }] = query.queryKey as CallKey
    const procedure = path.join('.')
    const data: unknown = query.state.data
    if (type === 'query') return [{ procedure, type, input, data }]
    return isOnePage(data) ? [{ procedure, type, input, data: data.pages[0] }] : []
  })
}

/** A component may say which answers change nothing of what it draws without them. */
function isLeftOut({ meta, state }: Query): boolean {
  const isLeftOut = meta?.isLeftOut
  return typeof isLeftOut === 'function' && isLeftOut(state.data) === true
}

function listQueries(queryClient: QueryClient, status: Query['state']['status']): Query[] {
  return queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === status })
}

/** The keys of the procedure client: path, input and kind of query. */
type CallKey = [path: string[], call: Pick<FirstAnswer, 'type' | 'input'>]

function isOnePage(data: unknown): data is { pages: [unknown] } {
  return (data as { pages?: unknown[] }).pages?.length === 1
}
