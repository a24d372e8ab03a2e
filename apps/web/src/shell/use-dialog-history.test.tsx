// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDialog, useDialogStack } from '../kit/dialogs/dialog-stack'
import { useDialogHistory } from './use-dialog-history'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
})

const listOpen = () =>
  useDialogStack
    .getState()
    .dialogs.filter((dialog) => dialog.isOpen)
    .map((dialog) => dialog.content.type)

function Page() {
  useDialogHistory()
  return <Outlet />
}

/** Somebody came from the catalog to a word. */
async function visitWord() {
  const root = createRootRoute({ component: Page })
  const children = ['/catalog', '/word', '/kanji', '/results'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const history = createMemoryHistory({ initialEntries: ['/catalog', '/word'], initialIndex: 1 })
  const router = createRouter({ routeTree: root.addChildren(children), history })
  // The type is that of the site's own router, which these few routes are not.
  render(<RouterProvider router={router as never} />)
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return history
}

async function open(
  type: 'search' | 'debug-info',
  history: ReturnType<typeof createMemoryHistory>,
) {
  act(() => openDialog({ type }, { source: 'keyboard' }))
  await waitFor(() => expect(history.location.state.isDialogOpen).toBe(true))
}

test('Back closes the dialog and stays on the page', async () => {
  const history = await visitWord()
  await open('search', history)
  act(() => history.back())
  expect(listOpen()).toEqual([])
  expect(history.location.pathname).toBe('/word')
})

test('with two dialogs each Back closes one', async () => {
  const history = await visitWord()
  await open('search', history)
  await open('debug-info', history)
  act(() => history.back())
  expect(listOpen()).toEqual(['search'])
  await waitFor(() => expect(history.location.state.isDialogOpen).toBe(true))
  act(() => history.back())
  expect(listOpen()).toEqual([])
  expect(history.location.pathname).toBe('/word')
})

test('a dialog closed by Esc leaves nothing behind: Back then leads to the page before', async () => {
  const history = await visitWord()
  await open('search', history)
  act(() => useDialogStack.getState().closeTop())
  await waitFor(() => expect(history.location.state.isDialogOpen).toBeUndefined())
  act(() => history.back())
  expect(history.location.pathname).toBe('/catalog')
})

test('a link in a dialog closes it, and Back from there leads to the page below the dialog', async () => {
  const history = await visitWord()
  await open('search', history)
  act(() => history.push('/kanji'))
  expect(listOpen()).toEqual([])
  act(() => history.back())
  await waitFor(() => expect(history.location.state.isDialogOpen).toBeUndefined())
  expect(history.location.pathname).toBe('/word')
})

test('Back from there leads to the page that shows what the dialog showed; Forward goes once', async () => {
  const history = await visitWord()
  await open('search', history)
  const id = useDialogStack.getState().dialogs[0]?.id ?? 0
  act(() => useDialogStack.getState().setSamePage(id, '/results'))
  act(() => history.push('/kanji'))
  act(() => history.back())
  await waitFor(() => expect(history.location.pathname).toBe('/results'))
  act(() => history.forward())
  await waitFor(() => expect(history.location.pathname).toBe('/kanji'))
  act(() => history.back())
  expect(history.location.pathname).toBe('/results')
  act(() => history.back())
  expect(history.location.pathname).toBe('/word')
})

test('Forward does not stop where a dialog was', async () => {
  const history = await visitWord()
  await open('search', history)
  act(() => history.push('/kanji'))
  act(() => history.back())
  await waitFor(() => expect(history.location.pathname).toBe('/word'))
  act(() => history.forward())
  await waitFor(() => expect(history.location.pathname).toBe('/kanji'))
})
