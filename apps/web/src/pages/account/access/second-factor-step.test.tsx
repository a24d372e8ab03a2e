// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecondFactorStep } from './second-factor-step'

const refusal = Object.assign(new Error('Invalid TOTP code entered'), {
  code: 'mfa_verification_failed',
})

vi.mock('../../../session/auth-client', () => ({
  openAuthClient: async () => ({
    mfa: {
      listFactors: async () => ({ data: { totp: [{ id: 'phone' }] }, error: null }),
      challengeAndVerify: async () => ({ error: refusal }),
    },
  }),
}))

afterEach(cleanup)

async function enter(label: string, code: string) {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value: code } })
  await act(async () => void fireEvent.submit(field))
}

test('a backup code that is refused is not told to wait for the next one of the app', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactorStep userId="aki" onDone={async () => {}} />
    </QueryClientProvider>,
  )
  await enter('Six-digit code', '123456')
  expect((await screen.findByRole('alert')).textContent).toContain('wait for the next one')

  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  // What was said of the app's code has gone, and what is asked for is said anew.
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/Now enter one of your backup codes/)).toBeDefined()
  await enter('Backup code', 'zb699-g0eey')
  const told = (await screen.findByRole('alert')).textContent
  expect(told).toContain('That backup code is not right, or it was used already')
  expect(told).not.toContain('30 seconds')
})
