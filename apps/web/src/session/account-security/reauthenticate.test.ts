// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDialogStack } from '../../kit/dialogs/dialog-stack'
import { setUser } from '../user-store'
import { forgetReauthentication, reauthenticate } from './reauthenticate'

const signIn = (userId: string) =>
  setUser({ kind: 'signed-in', userId, firstName: 'Aki', lastName: 'Leaf' })

beforeEach(() => {
  vi.useFakeTimers()
  signIn('aki')
})

afterEach(() => {
  vi.useRealTimers()
  useDialogStack.getState().clear()
  forgetReauthentication()
})

const stack = () => useDialogStack.getState()
const isAsked = () => stack().dialogs.some((dialog) => dialog.isOpen)
const answer = (isDone: boolean) => stack().close(stack().dialogs.at(-1)?.id ?? 0, isDone)

async function show() {
  const asked = reauthenticate('Something is about to change.', 'test')
  answer(true)
  return asked
}

test('who shows that it is them may go on, who leaves may not', async () => {
  expect(await show()).toBe(true)
  forgetReauthentication()
  const asked = reauthenticate('Something is about to change.', 'test')
  answer(false)
  expect(await asked).toBe(false)
})

test('for a few minutes they are not asked again, then they are', async () => {
  await show()
  vi.advanceTimersByTime(4 * 60_000)
  expect(await reauthenticate('Something is about to change.', 'test')).toBe(true)
  vi.advanceTimersByTime(2 * 60_000)
  void reauthenticate('Something is about to change.', 'test')
  expect(isAsked()).toBe(true)
})

test('what one learner showed vouches for nobody else', async () => {
  await show()
  signIn('taro')
  void reauthenticate('Something is about to change.', 'test')
  expect(isAsked()).toBe(true)
})

test('a dialog that somebody else’s sign-in overtook vouches for neither', async () => {
  const asked = reauthenticate('Something is about to change.', 'test')
  signIn('taro')
  answer(true)
  expect(await asked).toBe(false)
})
