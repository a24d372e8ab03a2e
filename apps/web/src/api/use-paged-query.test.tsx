// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { usePagedQuery } from './use-paged-query'

afterEach(cleanup)

/** Three pages a list, each answered when the test says so. */
function renderList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: { page: string; settle: (failure?: Error) => void }[] = []
  const { result, rerender } = renderHook(
    ({ name }) =>
      usePagedQuery({
        queryKey: [name],
        queryFn: ({ pageParam, queryKey: [own] }) =>
          new Promise<string>((resolve, reject) => {
            const page = `${own}${pageParam}`
            const settle = (failure?: Error) =>
              failure === undefined ? resolve(page) : reject(failure)
            asked.push({ page, settle })
          }),
        initialPageParam: 1,
        getNextPageParam: (_last, all) => (all.length < 3 ? all.length + 1 : undefined),
        staleTime: 0,
      }),
    {
      initialProps: { name: 'events' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const answer = async (failure?: Error) => {
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    await act(async () => {
      asked.shift()?.settle(failure)
      await Promise.resolve()
    })
  }
  const waitForPages = (pages: string[]) =>
    waitFor(() => expect(result.current.data?.pages).toEqual(pages))
  return { client, result, rerender, asked, answer, waitForPages }
}

test('a page that is asked for comes, and no other', async () => {
  const { result, asked, answer, waitForPages } = renderList()
  await answer()
  await waitForPages(['events1'])
  act(() => result.current.loadMore())
  await waitFor(() => expect(result.current.isLoadingMore).toBe(true))
  expect(asked.map(({ page }) => page)).toEqual(['events2'])
  await answer()
  await waitForPages(['events1', 'events2'])
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.isLoadingMore).toBe(false)
  expect(asked).toEqual([])
})

test('a page on its way that news of a change cuts off comes after them', async () => {
  const { client, result, asked, answer, waitForPages } = renderList()
  await answer()
  await waitForPages(['events1'])
  act(() => result.current.loadMore())
  act(() => void client.invalidateQueries({ queryKey: ['events'] }))
  expect(asked.map(({ page }) => page)).toEqual(['events2', 'events1'])
  await waitFor(() => expect(result.current.isFetchingNextPage).toBe(false))
  expect(result.current.isLoadingMore).toBe(true)
  await answer()
  await answer()
  await answer()
  await waitForPages(['events1', 'events2'])
  expect(result.current.isLoadingMore).toBe(false)
})

test('a page that fails is not asked for again by itself', async () => {
  const { result, asked, answer, waitForPages } = renderList()
  await answer()
  await waitForPages(['events1'])
  act(() => result.current.loadMore())
  await answer(new Error('no network'))
  await waitFor(() => expect(result.current.isFetchNextPageError).toBe(true))
  expect(result.current.isLoadingMore).toBe(false)
  expect(asked).toEqual([])
  act(() => result.current.loadMore())
  await answer()
  await waitForPages(['events1', 'events2'])
})

test('the wish for more of one list is not one for more of the next', async () => {
  const { result, rerender, asked, answer, waitForPages } = renderList()
  await answer()
  await waitForPages(['events1'])
  act(() => result.current.loadMore())
  rerender({ name: 'calls' })
  await answer()
  await answer()
  await waitForPages(['calls1'])
  expect(result.current.isLoadingMore).toBe(false)
  expect(asked).toEqual([])
})
