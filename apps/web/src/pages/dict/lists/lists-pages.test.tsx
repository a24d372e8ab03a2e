// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { listOutbox } from '../../../dictionary/saved-lists/outbox'
import { buildList } from '../../../dictionary/saved-lists/testing/build-list'
import { useToastQueue } from '../../../kit/toasts/toast-queue'
import { useOutboxState } from '../../../outbox/outbox-state'
import { startOutbox } from '../../../outbox/start-outbox'
import { syncSession } from '../../../session/session-store'
import { signInAs } from '../../../session/testing/sign-in-as'
import { setUser } from '../../../session/user-store'
import { type FakeListServer, refuse, startFakeListServer } from './testing/fake-list-server'
import { renderLists } from './testing/render-lists'

const chapter = buildList('食飲見')
const verbsId = '00000000-0000-4000-8000-000000000002'
const verbs = buildList('行', { listId: verbsId, name: 'Verbs' })
const chapterPath = `/app/dict/lists/${chapter.list.listId}`

let server: FakeListServer

beforeAll(() => startOutbox([listOutbox]))

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  localStorage.clear()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  useToastQueue.setState({ toasts: [] })
  server = startFakeListServer([chapter, verbs])
  signInAs('hanako')
})

afterEach(async () => {
  cleanup()
  // What still waits for the network ends with its learner.
  act(() => setUser({ kind: 'signed-out' }))
  await waitFor(() => expect(listPending()).toEqual([]))
  vi.unstubAllGlobals()
})

const listPending = () => useOutboxState.getState().lists.pending
const allSent = () => waitFor(() => expect(listPending()).toEqual([]))
const itemTexts = () =>
  within(screen.getByRole('list', { name: /^Items of/ }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.ja-word-row-headword')?.textContent)

async function choose(menu: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: menu }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

const undo = () => act(() => useToastQueue.getState().toasts.at(-1)?.action?.handle())

test('all lists: one is renamed and another deleted and brought back, and the server has it', async () => {
  renderLists('/app/dict/lists')
  expect((await screen.findByRole('link', { name: /Verbs/ })).textContent).toContain('1 item')
  await choose('Actions for Chapter 3', 'Rename')
  const field = await screen.findByLabelText<HTMLInputElement>('Name of the list')
  fireEvent.change(field, { target: { value: ' Chapter 4 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('link', { name: /Chapter 4/ })).toBeDefined()
  await choose('Actions for Verbs', 'Delete')
  await waitFor(() => expect(screen.queryByText('Verbs')).toBeNull())
  await waitFor(() => expect(server.listKept().map(({ name }) => name)).toEqual(['Chapter 4']))
  undo()
  const names = () =>
    screen.getAllByRole('link').map((link) => link.querySelector('span')?.textContent)
  await waitFor(() => expect(names()).toEqual(['Chapter 4', 'Verbs']))
  await allSent()
  expect(server.changes).toEqual(['renameList', 'deleteList', 'restoreList'])
})

test('what the server does not take is taken back on the page, and told', async () => {
  let letGo = () => {}
  server.refuseNext = () =>
    new Promise((resolve) => {
      letGo = () => resolve(refuse('not-found', 404))
    })
  renderLists('/app/dict/lists')
  await choose('Actions for Verbs', 'Delete')
  await waitFor(() => expect(screen.queryByText('Verbs')).toBeNull())
  await waitFor(() => expect(server.refuseNext).toBeUndefined())
  letGo()
  expect(await screen.findByText('Verbs')).toBeDefined()
  expect(useToastQueue.getState().toasts.some(({ variant }) => variant === 'error')).toBe(true)
  expect(server.changes).toEqual([])
})

test('one list: a note is kept, an item moved up, and the page says what waits for the network', async () => {
  server.isReachable = false
  renderLists(chapterPath)
  await choose('Actions for 飲', 'Add a note')
  const note = await screen.findByLabelText('Note for 飲')
  fireEvent.change(note, { target: { value: 'with 水' } })
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true })
  expect(screen.getByText('with 水')).toBeDefined()
  await waitFor(() => expect(useOutboxState.getState().lists.isUnreachable).toBe(true))
  expect(server.getNote('飲')).toBe('')
  await choose('Actions for 飲', 'Move to the top')
  await waitFor(() => expect(itemTexts()).toEqual(['飲', '食', '見']))
  server.isReachable = true
  await act(() => listOutbox.flush())
  await allSent()
  expect(server.getNote('飲')).toBe('with 水')
  expect(server.listKept()[0]?.items).toEqual(['飲', '食', '見'])
  expect(itemTexts()).toEqual(['飲', '食', '見'])
})

test('chosen items go to another list together, and an undo puts them where they were', async () => {
  renderLists(chapterPath)
  fireEvent.click(await screen.findByRole('button', { name: 'Choose' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose 食' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose 見' }))
  expect(screen.getByText('2 chosen')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Move to…' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Verbs' }))
  await waitFor(() => expect(itemTexts()).toEqual(['飲']))
  await waitFor(() =>
    expect(server.listKept()).toEqual([
      { name: 'Chapter 3', items: ['飲'] },
      { name: 'Verbs', items: ['行', '食', '見'] },
    ]),
  )
  await waitFor(() => expect(useToastQueue.getState().toasts.at(-1)?.text).toMatch(/^Moved 2/))
  undo()
  await waitFor(() => expect(itemTexts()).toEqual(['食', '飲', '見']))
  await waitFor(() => expect(server.changes).toEqual(['moveItems', 'restoreItems', 'removeItems']))
})

test('a link to read the list is made, shown with its address, and withdrawn', async () => {
  renderLists(chapterPath)
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await screen.findByText(/\/token-of-the-link$/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw link' }))
  await screen.findByRole('button', { name: 'Make a link' })
  await allSent()
  expect(server.changes).toEqual(['createShareLink', 'withdrawShareLink'])
})

test('a list that is not there says so and leads to the others', async () => {
  renderLists('/app/dict/lists/00000000-0000-4000-8000-00000000dead')
  expect(await screen.findByText(/This list is not there/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'All lists' }).getAttribute('href')).toMatch(/\/lists$/)
})

test('a stranger is told what lists are for, and asked for nothing of anybody’s', async () => {
  localStorage.clear()
  syncSession()
  setUser({ kind: 'signed-out' })
  renderLists('/app/dict/lists')
  const link = await screen.findByRole('link', { name: 'Sign in' })
  expect(link.getAttribute('href')).toContain('returnTo=')
  expect(screen.queryByRole('list')).toBeNull()
})
