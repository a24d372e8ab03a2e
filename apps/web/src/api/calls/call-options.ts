import { type QueryFunctionContext, skipToken } from '@tanstack/react-query'
import type { Call } from './request'

type AskProcedure = (call: Call) => Promise<unknown>

type Input = Record<string, unknown> | undefined

/** What a procedure offers, as `TRPCOptionsProxy` of `@trpc/tanstack-react-query` describes it. */
type Builder = (ask: AskProcedure, path: readonly string[], ...given: never[]) => unknown

const builders: Record<string, Builder> = {
  pathKey: (_ask, path) => [path],
  queryKey: (_ask, path, input: unknown) => toQueryKey(path, 'query', input),
  queryOptions: (ask, path, input: unknown, options: object) => ({
    ...options,
    queryKey: toQueryKey(path, 'query', input),
    queryFn:
      input === skipToken ? skipToken : () => ask({ type: 'query', path: path.join('.'), input }),
  }),
  infiniteQueryOptions: (ask, path, input: Input, options: object) => ({
    ...options,
    queryKey: toQueryKey(path, 'infinite', input),
    queryFn: ({ pageParam, direction }: QueryFunctionContext<readonly unknown[], unknown>) =>
      ask({
        type: 'query',
        path: path.join('.'),
        input: { ...input, ...(pageParam !== undefined && { cursor: pageParam }), direction },
      }),
    initialPageParam: undefined,
  }),
  mutationOptions: (ask, path, options: object) => ({
    ...options,
    mutationKey: [path],
    mutationFn: (input: unknown) => ask({ type: 'mutation', path: path.join('.'), input }),
  }),
}

function toQueryKey(path: readonly string[], type: 'query' | 'infinite', input: unknown) {
  const hasInput = input !== undefined && input !== skipToken
  return [path, { ...(hasInput && { input }), type }]
}

/**
 * Every procedure by its path, with what the query library needs to ask it. Made by ourselves of
 * the five builders that the site uses: the library's own is 28 KB of code in every first visit.
 */
export function buildCallOptions(ask: AskProcedure, path: readonly string[] = []): object {
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string') return undefined
        const build = builders[name]
        if (build === undefined) return buildCallOptions(ask, [...path, name])
        return (...given: never[]) => build(ask, path, ...given)
      },
    },
  )
}
