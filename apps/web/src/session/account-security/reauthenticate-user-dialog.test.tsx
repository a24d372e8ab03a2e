// @vitest-environment jsdom
import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import type { User } from '@supabase/auth-js'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { DialogRecord } from '../../kit/dialogs/dialog-stack'
import { authUserQuery } from './auth-user'
import { ReauthenticateUserDialog } from './reauthenticate-user-dialog'
import { showAuthenticatorCode } from './sign-in-again'

vi.mock('./sign-in-again')
const client = vi.hoisted(() => ({ getUser: vi.fn() }))
vi.mock('../auth-client', () => ({ openAuthClient: async () => client }))

const withAuthenticator: Pick<User, 'email' | 'factors'> = {
  email: 'aki@example.org',
  factors: [
    {
      id: 'f1',
      friendly_name: 'phone',
      factor_type: 'totp',
      status: 'verified',
      created_at: '',
      updated_at: '',
    },
  ],
}

const dialog: DialogRecord = {
  id: 1,
  content: { type: 'reauthenticate-user', reason: 'Your e-mail address is to change.' },
  isOpen: true,
  source: 'test',
}

beforeEach(() => {
  client.getUser.mockResolvedValue({ data: { user: withAuthenticator }, error: null })
})
afterEach(() => {
  cleanup()
  queryClient.removeQueries({ queryKey: authUserQuery.queryKey })
})

test('what was refused of the app is not said of the backup codes that take its place', async () => {
  vi.mocked(showAuthenticatorCode).mockRejectedValue({
    code: 'mfa_verification_failed',
    message: 'Invalid TOTP code entered',
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <ReauthenticateUserDialog dialog={dialog} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  fireEvent.change(await screen.findByLabelText('Six-digit code'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Use a backup code' }))
  expect(screen.getByLabelText('Backup code')).toHaveProperty('value', '')
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
  fireEvent.click(screen.getByRole('button', { name: 'Use the authenticator app' }))
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('')
})
