// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountForm } from './account-form'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('who tried too often sees until when to wait, and tries again then', async () => {
  const message = 'Request rate limit reached Try again after 40 seconds.'
  const refusal = Object.assign(new Error(message), { code: 'over_request_rate_limit' })
  const signIn = vi.fn(async () => {
    throw refusal
  })
  render(
    <AccountForm act={signIn} submitLabel="Sign in">
      <input aria-label="Password" />
    </AccountForm>,
  )
  const button = screen.getByRole('button')
  const enter = async () => {
    fireEvent.submit(screen.getByLabelText('Password'))
    await pass(0)
  }
  await enter()
  expect(screen.getByRole('alert').textContent).toContain('Try again in 40 seconds')
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual(['Try again in 40 s', true])
  await pass(15_000)
  expect(button.textContent).toBe('Try again in 25 s')
  // Enter in a field asks for nothing either.
  await enter()
  expect(signIn).toHaveBeenCalledTimes(1)
  await pass(25_000)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('You can try again now')
  expect([button.textContent, button.hasAttribute('disabled')]).toEqual(['Sign in', false])
  await enter()
  expect(signIn).toHaveBeenCalledTimes(2)
})
