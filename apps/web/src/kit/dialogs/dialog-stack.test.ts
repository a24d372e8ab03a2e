import { beforeEach, expect, test } from 'vitest'
import { isAnyDialogOpen, openDialog, useDialogStack, waitForDialog } from './dialog-stack'

beforeEach(() => useDialogStack.getState().clear())

const stack = () => useDialogStack.getState()
const listTypes = () => stack().dialogs.map((dialog) => dialog.content.type)

test('dialogs lie upon each other in the order they were opened', () => {
  openDialog({ type: 'dict-keyboard-shortcuts' }, { source: 'keyboard' })
  openDialog({ type: 'debug-info' }, { source: 'keyboard-shortcuts' })
  expect(listTypes()).toEqual(['dict-keyboard-shortcuts', 'debug-info'])
})

test('a second one of the same type is refused where only one is wanted', () => {
  openDialog({ type: 'search' }, { source: 'app-bar', onlyOne: true })
  openDialog({ type: 'search' }, { source: 'keyboard', onlyOne: true })
  expect(stack().dialogs.map((dialog) => dialog.source)).toEqual(['app-bar'])
})

test('without that wish the same type may be open twice', () => {
  openDialog({ type: 'search' }, { source: 'app-bar' })
  openDialog({ type: 'search' }, { source: 'app-bar' })
  expect(listTypes()).toEqual(['search', 'search'])
})

test('one that is closing already does not keep another from opening', () => {
  openDialog({ type: 'search' }, { source: 'app-bar', onlyOne: true })
  stack().closeTop()
  openDialog({ type: 'search' }, { source: 'keyboard', onlyOne: true })
  expect(stack().dialogs.map((dialog) => dialog.isOpen)).toEqual([false, true])
})

test('closing marks the topmost open dialog; it goes when its animation has ended', () => {
  openDialog({ type: 'search' }, { source: 'app-bar' })
  openDialog({ type: 'debug-info' }, { source: 'keyboard' })
  stack().closeTop()
  expect(stack().dialogs.map((dialog) => dialog.isOpen)).toEqual([true, false])
  stack().remove(stack().dialogs[1]?.id ?? 0)
  expect(listTypes()).toEqual(['search'])
})

test('closing twice in a row closes two, though the first is still to be seen', () => {
  openDialog({ type: 'search' }, { source: 'app-bar' })
  openDialog({ type: 'debug-info' }, { source: 'keyboard' })
  stack().closeTop()
  stack().closeTop()
  expect(isAnyDialogOpen()).toBe(false)
  expect(stack().dialogs).toHaveLength(2)
})

test('clearing takes all away at once', () => {
  openDialog({ type: 'search' }, { source: 'app-bar' })
  openDialog({ type: 'debug-info' }, { source: 'keyboard' })
  stack().clear()
  expect(stack().dialogs).toEqual([])
})

test('who waits for a dialog learns at its closing whether what it is for was done', async () => {
  const first = waitForDialog({ type: 'update-email' }, 'preferences')
  stack().close(stack().dialogs[0]?.id ?? 0, true)
  const left = waitForDialog({ type: 'update-password' }, 'preferences')
  stack().closeTop()
  expect([await first, await left]).toEqual([true, false])
})

test('leaving the page, or a dialog of the same type being open, is no', async () => {
  const first = waitForDialog({ type: 'update-email' }, 'preferences')
  expect(await waitForDialog({ type: 'update-email' }, 'preferences')).toBe(false)
  stack().clear()
  expect(await first).toBe(false)
})

test('what was done stays done when the dialog is closed a second time', async () => {
  const answers: boolean[] = []
  openDialog(
    { type: 'update-email' },
    { source: 'preferences', onClosed: (isDone) => answers.push(isDone) },
  )
  const id = stack().dialogs[0]?.id ?? 0
  stack().close(id, true)
  stack().close(id)
  stack().clear()
  expect(answers).toEqual([true])
})
