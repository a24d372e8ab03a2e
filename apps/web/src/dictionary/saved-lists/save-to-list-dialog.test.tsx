// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { maxItemsPerList } from '@kotonoha/contract/dict/lists/limits'
import { theme } from '@kotonoha/ui-kit/theme/theme'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { useDialogStack } from '../../kit/dialogs/dialog-stack'
import { signInAs } from '../../session/testing/sign-in-as'
import { setUser } from '../../session/user-store'
import { containingQuery, listsQuery } from './list-queries'
import { openSaveDialog, toSavedKanji } from './open-save-dialog'
import { SaveToListDialog } from './save-to-list-dialog'
import { buildSummary } from './testing/build-list'

const chapter = buildSummary({ itemCount: 4 })
const full = buildSummary({
  listId: '00000000-0000-4000-8000-000000000002',
  name: 'Everything',
  itemCount: maxItemsPerList,
})

/** What was sent: the procedure and its input. */
let sent: [string, object][]

beforeEach(() => {
  sent = []
  localStorage.clear()
  signInAs('hanako')
  queryClient.setDefaultOptions({ queries: { retry: false } })
  queryClient.setQueryData(listsQuery().queryKey, { lists: [chapter, full] })
  queryClient.setQueryData(containingQuery('食').queryKey, { listIds: [] })
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string }) => {
    if (init.method !== 'POST') return new Promise(() => {})
    const procedure = new URL(url, 'http://localhost').pathname.replace('/api/dict.lists.', '')
    sent.push([procedure, JSON.parse(init.body ?? '')[0]])
    const answer = JSON.stringify([{ result: { data: {} } }])
    return new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
})

afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
  setUser({ kind: 'signed-out' })
  queryClient.clear()
  vi.unstubAllGlobals()
})

function open() {
  openSaveDialog(toSavedKanji({ kanjiId: '食', literal: '食', meanings: ['eat'] }), 'test')
  const [dialog] = useDialogStack.getState().dialogs
  if (dialog === undefined) throw new Error('no dialog was opened')
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <SaveToListDialog dialog={dialog} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
}

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('a tick saves at once and another takes it out, before the server has answered', async () => {
  open()
  expect(document.activeElement).toBe(tick(/Chapter 3/))
  fireEvent.click(tick(/Chapter 3/))
  expect(tick(/Chapter 3.*5 items/).checked).toBe(true)
  fireEvent.click(tick(/Chapter 3/))
  expect(tick(/Chapter 3.*4 items/).checked).toBe(false)
  await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['addItems', 'removeItems']))
  expect(sent[0]?.[1]).toMatchObject({ items: [{ thing: { kind: 'kanji', kanjiId: '食' } }] })
})

test('a list that is full says so and takes nothing', () => {
  open()
  expect(tick(/Everything.*full/).disabled).toBe(true)
})

test('a new list is made with what is saved in it', async () => {
  open()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Food ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create and save' }))
  expect(tick(/Food.*1 item/).checked).toBe(true)
  await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['createList', 'addItems']))
  expect(sent[0]?.[1]).toMatchObject({ name: 'Food' })
})

test('where nobody answers, a tick waits, and where the kanji is already is not claimed', async () => {
  queryClient.removeQueries(containingQuery('食'))
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  open()
  await screen.findByText(/not known without the server/)
  fireEvent.click(tick(/Chapter 3/))
  expect(tick(/Chapter 3.*5 items/).checked).toBe(true)
})

test('while it is asked anew where the kanji is, what can be ticked stays', async () => {
  queryClient.removeQueries(containingQuery('食'))
  let refuse = () => {}
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => {
      refuse = resolve
    })
    throw new TypeError('no network')
  })
  open()
  await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0))
  refuse()
  await screen.findByText(/not known without the server/)
  void queryClient.refetchQueries({ queryKey: containingQuery('食').queryKey })
  await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0))
  expect(tick(/Chapter 3/).disabled).toBe(false)
  refuse()
})

test('a dialog that is open is not opened a second time', () => {
  open()
  openSaveDialog(toSavedKanji({ kanjiId: '生', literal: '生', meanings: [] }), 'test')
  expect(useDialogStack.getState().dialogs).toHaveLength(1)
})
