// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDialogStack } from '../dialogs/dialog-stack'
import { confirmAction } from './confirm-action'
import { ConfirmActionDialog } from './confirm-action-dialog'

afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
})

/** Asks, and draws the dialog that does so. */
function ask(act: () => Promise<void>) {
  const answer = confirmAction(
    { title: 'Remove it?', text: 'It is gone then.', verb: 'Remove', isDangerous: true, act },
    'test',
  )
  const [dialog] = useDialogStack.getState().dialogs
  if (dialog === undefined) throw new Error('no dialog was opened')
  render(<ConfirmActionDialog dialog={dialog} />)
  return answer
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the verb does it, once, and who asked learns that it was done', async () => {
  const act = vi.fn(async () => {})
  const answer = ask(act)
  press('Remove')
  press('Remove')
  expect(await answer).toBe(true)
  expect(act).toHaveBeenCalledTimes(1)
})

test('the focus is on the harmless choice, which does nothing', async () => {
  const act = vi.fn(async () => {})
  const answer = ask(act)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  press('Cancel')
  expect(await answer).toBe(false)
  expect(act).not.toHaveBeenCalled()
})

test('what fails is said in the dialog, which stays for another try', async () => {
  const act = vi.fn(async () => {})
  act.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const answer = ask(act)
  press('Remove')
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  press('Remove')
  expect(await answer).toBe(true)
})
