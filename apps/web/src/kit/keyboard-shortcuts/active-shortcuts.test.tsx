// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openDialog, useDialogStack } from '../dialogs/dialog-stack'
import { listActiveShortcuts, useShortcut, useShortcutListener } from './active-shortcuts'
import type { Shortcut } from './shortcut'

afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
})

const search: Shortcut = { keys: ['mod+k'], label: 'Search', group: 'Everywhere' }
const next: Shortcut = { keys: ['j'], label: 'Next', group: 'This page' }

function Page({ onNext, isOff = false }: { onNext: () => void; isOff?: boolean }) {
  useShortcutListener()
  useShortcut(isOff ? undefined : next, onNext)
  return (
    <>
      <input aria-label="Text" />
      <input aria-label="Box" type="checkbox" />
      <textarea aria-label="Note" />
    </>
  )
}

function renderPage() {
  const handleNext = vi.fn()
  render(<Page onNext={handleNext} />)
  return handleNext
}

test('the key does what the page says', () => {
  const handleNext = renderPage()
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(handleNext).toHaveBeenCalledOnce()
})

test('Caps Lock does not switch shortcuts off', () => {
  const handleNext = renderPage()
  fireEvent.keyDown(document.body, { key: 'J' })
  expect(handleNext).toHaveBeenCalledOnce()
})

test.each(['Text', 'Note'])('while one types into a field (%s) it is a letter', (label) => {
  const handleNext = renderPage()
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'j' })
  expect(handleNext).not.toHaveBeenCalled()
})

test.each(['Text', 'Note'])('Ctrl+K opens the search also from within a field (%s)', (label) => {
  const handleSearch = vi.fn()
  function PageWithSearch() {
    useShortcut(search, handleSearch)
    return <Page onNext={vi.fn()} />
  }
  render(<PageWithSearch />)
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'k', ctrlKey: true })
  expect(handleSearch).toHaveBeenCalledOnce()
})

test('a checkbox takes no letters, so the shortcut works there', () => {
  const handleNext = renderPage()
  fireEvent.keyDown(screen.getByLabelText('Box'), { key: 'j' })
  expect(handleNext).toHaveBeenCalledOnce()
})

test.each([
  [{ key: 'j', isComposing: true }, 'an input method composes'],
  [{ key: 'j', keyCode: 229 }, 'an input method composes and the browser says so by code only'],
  [{ key: 'j', altKey: true }, 'Alt belongs to the browser and to other alphabets'],
  [{ key: 'j', ctrlKey: true }, 'Ctrl+J is another key'],
])('%j does nothing: %s', (press, _reason) => {
  const handleNext = renderPage()
  fireEvent.keyDown(document.body, press)
  expect(handleNext).not.toHaveBeenCalled()
})

test('behind an open dialog the page sleeps', () => {
  const handleNext = renderPage()
  openDialog({ type: 'debug-info' }, { source: 'keyboard' })
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(handleNext).not.toHaveBeenCalled()
})

test('what a part of the page took for itself is left to it', () => {
  const handleNext = renderPage()
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(handleNext).not.toHaveBeenCalled()
})

test('the help lists it while the page is shown, and no longer', () => {
  const { rerender, unmount } = render(<Page onNext={vi.fn()} />)
  expect(listActiveShortcuts()).toEqual([next])
  rerender(<Page onNext={vi.fn()} isOff />)
  expect(listActiveShortcuts()).toEqual([])
  rerender(<Page onNext={vi.fn()} />)
  unmount()
  expect(listActiveShortcuts()).toEqual([])
})

test('Shift with an arrow is another key than the arrow alone', () => {
  const handleStep = vi.fn()
  function Player() {
    useShortcutListener()
    useShortcut(stepForward, handleStep)
    return null
  }
  render(<Player />)
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(handleStep).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true })
  expect(handleStep).toHaveBeenCalledOnce()
})

const stepForward: Shortcut = { keys: ['shift+ArrowRight'], label: 'Step', group: 'This page' }
