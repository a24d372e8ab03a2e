import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

/** What the server wrote into the page: the answers that this page would ask for first. */
const firstAnswers = v.object({
  dictionaryVersion: v.string(),
  answers: v.array(
    v.object({
      procedure: v.string(),
      type: v.picklist(['query', 'infinite']),
      // A call without one has no such field.
      input: v.optional(v.unknown()),
      data: v.unknown(),
    }),
  ),
})

/**
 * Puts the answers that came with the page where its queries look for them. Returns the version
 * of the dictionary that gave them; undefined where the page brought none.
 */
export function takeFirstAnswers(queryClient: QueryClient, page: Document): string | undefined {
  const text = page.getElementById('first-answers')?.textContent
  if (!text) return undefined
  const { dictionaryVersion, answers } = v.parse(firstAnswers, JSON.parse(text))
  for (const { procedure, type, input, data } of answers) {
    // The keys are those of the procedure client: path, input and kind of query.
    queryClient.setQueryData(
      [procedure.split('.'), { input, type }],
      type === 'query' ? data : { pages: [data], pageParams: [undefined] },
    )
  }
  return dictionaryVersion
}
