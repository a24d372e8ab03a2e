import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client'

/**
 * For queries about how the learner stands: what was known last shows at once, without a network
 * too, and is asked anew whenever one comes to the page.
 */
export const ownStudyState = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  persister: answerFromKept,
} as const

/** The routes of kanji study name such queries on every page: the code to keep answers comes when one is asked. */
async function answerFromKept<Answer, Key extends QueryKey>(
  ask: (context: QueryFunctionContext<Key>) => Answer | Promise<Answer>,
  context: QueryFunctionContext<Key>,
  query: Query,
): Promise<Answer> {
  const persister = await import('./study-persister').catch(() => undefined)
  return persister === undefined ? ask(context) : persister.persisterFn(ask, context, query)
}

/** Keeps an answer that a change brought, not a question: a reload shows it, not the one before. */
export async function keepStudyAnswer(queryKey: QueryKey): Promise<void> {
  const { persistQueryByKey } = await import('./study-persister')
  await persistQueryByKey(queryKey, queryClient)
}
