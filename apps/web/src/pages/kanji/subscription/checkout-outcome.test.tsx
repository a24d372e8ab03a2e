// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { CheckoutOutcome } from './checkout-outcome'

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function answerAll(httpStatus: number, code: string) {
  const refusal = { error: { message: 'refused', code: -32004, data: { httpStatus, code } } }
  const headers = { 'content-type': 'application/json' }
  const fetched = vi.fn(
    async () => new Response(JSON.stringify([refusal]), { status: httpStatus, headers }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

function comeBack() {
  render(
    <QueryClientProvider client={queryClient}>
      <CheckoutOutcome checkoutId="0198f3a5-0000-7000-8000-000000000001" plan={undefined} />
    </QueryClientProvider>,
  )
}

const told = (words: RegExp) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words))

test("a checkout that is somebody else's, or none, is not the account's; nothing waits for it", async () => {
  answerAll(404, 'NOT_FOUND')
  comeBack()
  await told(/^This link leads to no payment of your account/)
  expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull()
})

test('a service that does not answer says nothing of whose payment it is', async () => {
  answerAll(503, 'SERVICE_UNAVAILABLE')
  comeBack()
  await told(/could not be found out yet/)
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined()
})
