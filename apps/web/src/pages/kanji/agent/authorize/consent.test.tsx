// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../api/query-client'
import { toResponse } from '../../../../api/testing/to-response'
import { Consent } from './consent'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const request = {
  clientId: 'program',
  redirectUri: 'http://127.0.0.1:1234/back',
  codeChallenge: 'x'.repeat(43),
  scope: 'dictionary:read',
  state: '',
  resource: 'http://localhost/mcp',
}
const asked = {
  clientName: 'Reading companion',
  redirectHost: null,
  scopes: ['dictionary:read' as const],
  refusedTo: 'http://127.0.0.1:1234/back?error=access_denied',
}

test.each([
  [
    404,
    'NOT_FOUND',
    /This request is over.*connect it again/,
    'a program that is forgotten meanwhile',
  ],
  [503, 'unavailable', /^(?!.*This request is over).*again/s, 'a server that is away for a moment'],
])('an answer refused with %i (%s) says what to do: %s', async (httpStatus, code, text) => {
  vi.stubGlobal('fetch', async (url: string) =>
    toResponse(url, [{ error: { message: code, code: -32_000, data: { httpStatus, code } } }]),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <Consent request={request} asked={asked} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Let it in' }))
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(alert.textContent).toMatch(text))
  // What was chosen stays, and the program may still be refused.
  expect(screen.getByRole('button', { name: 'Do not let it in' })).toBeTruthy()
})
