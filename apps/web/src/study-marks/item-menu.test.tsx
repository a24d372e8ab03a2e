// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { toResponse } from '../api/testing/to-response'
import { ConfirmActionDialog } from '../kit/confirm-action/confirm-action-dialog'
import { useDialogStack } from '../kit/dialogs/dialog-stack'
import { useToastQueue } from '../kit/toasts/toast-queue'
import { StudyThingState } from './study-thing-state'
import { renderInMain } from './testing/render-in-main'

const subjectId = 20_026_085

/** What the server has of 日, and what it was told about it. */
let kept: { state: 'learning' | 'none'; isSuspended: boolean }
let told: { procedure: string; input: Record<string, unknown> }[]
/** Answers that get lost on the way back. */
let lostAnswers: number
/** What the server says instead of doing what it is told. */
let refusal: { httpStatus: number; message: string } | undefined

beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  useToastQueue.setState({ toasts: [] })
  kept = { state: 'learning', isSuspended: false }
  told = []
  lostAnswers = 0
  refusal = undefined
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const procedures = pathname.split('/').at(-1)?.split(',') ?? []
    const inputs: Record<string, Record<string, unknown>> = JSON.parse(
      body ?? searchParams.get('input') ?? '{}',
    )
    const results = procedures.map((path, index) =>
      body !== undefined && refusal !== undefined
        ? refuse(path.split('.').at(-1) ?? '', inputs[index] ?? inputs, refusal)
        : { result: { data: answer(path.split('.').at(-1) ?? '', inputs[index] ?? inputs) } },
    )
    if (body !== undefined && lostAnswers > 0) {
      lostAnswers -= 1
      throw new TypeError('Failed to fetch')
    }
    return toResponse(url, results)
  })
})

function answer(procedure: string, input: Record<string, unknown>): object {
  if (procedure === 'listStates') {
    // What a page asked that is gone may stand beside what the next one asks: each has its answer.
    const kanjiIds = input.kanjiIds as string[]
    const kanji = kanjiIds.map((kanjiId) => ({ kanjiId, subjectId, isWanted: false, ...kept }))
    return { kanji, words: [] }
  }
  told.push({ procedure, input })
  if (procedure === 'suspend') kept = { ...kept, isSuspended: input.isSuspended === true }
  if (procedure === 'resetCard') kept = { state: 'none', isSuspended: false }
  return { cards: [], revision: 7 }
}

function refuse(
  procedure: string,
  input: Record<string, unknown>,
  { httpStatus, message }: { httpStatus: number; message: string },
): object {
  told.push({ procedure, input })
  return { error: { message, code: -32_000, data: { httpStatus, code: message } } }
}

afterEach(() => {
  cleanup()
  useDialogStack.getState().clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The part of the page of 日 that is the learner's own, with the dialogs it opens. */
function Page() {
  const dialogs = useDialogStack((stack) => stack.dialogs)
  return (
    <>
      <StudyThingState thing={{ kind: 'kanji', kanjiId: '日' }} name="日" />
      {dialogs.map((dialog) => (
        <ConfirmActionDialog key={dialog.id} dialog={dialog} />
      ))}
    </>
  )
}

const standing = () => screen.findByRole('status')
const openMenu = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Reviews of 日' }))
async function choose(name: RegExp) {
  await openMenu()
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}
const toastTexts = () => useToastQueue.getState().toasts.map(({ text }) => text)
const undo = () => act(() => useToastQueue.getState().toasts.at(-1)?.action?.handle())

test('what is not asked any more says so, and undoing asks it again', async () => {
  await renderInMain(Page)
  expect((await standing()).textContent).toBe('You are learning this.')
  await choose(/^Stop asking this/)
  await screen.findByText('You are learning this. It is not asked.')
  expect(toastTexts()).toEqual(['No more reviews of 日'])
  undo()
  await screen.findByText('You are learning this.')
  expect(kept.isSuspended).toBe(false)
  expect(told.map(({ input }) => input.subjectId)).toEqual([subjectId, subjectId])
})

test('what was stopped is asked again from the same menu', async () => {
  kept = { state: 'learning', isSuspended: true }
  await renderInMain(Page)
  await choose(/^Ask this again/)
  await screen.findByText('You are learning this.')
  expect(kept.isSuspended).toBe(false)
})

test('starting over asks first, and the page then offers the lesson', async () => {
  await renderInMain(Page)
  await choose(/^Start over/)
  const [cancel, confirm] = ['Cancel', 'Start over'].map((name) => ({ name, hidden: true }))
  fireEvent.click(await screen.findByRole('button', cancel))
  await waitFor(() => expect(screen.queryByText(/^Start 日 over/)).toBeNull())
  expect(told).toEqual([])

  await choose(/^Start over/)
  // The answers of two tries are lost: the third is the same decision.
  lostAnswers = 2
  fireEvent.click(await screen.findByRole('button', confirm))
  expect((await screen.findByRole('alert')).textContent).toMatch(/not known whether this was done/)
  fireEvent.click(screen.getByRole('button', confirm))
  await screen.findByText('Not started.')
  expect(screen.queryByRole('button', { name: 'Reviews of 日' })).toBeNull()
  expect(told).toHaveLength(3)
  expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1)
  expect(told[0]?.input.mutationId).toEqual(expect.any(String))
  await waitFor(() => expect(toastTexts()).toContain('The lesson of 日 comes again'))
})

test('an answer that was lost is asked for again, and the change is done once', async () => {
  await renderInMain(Page)
  lostAnswers = 1
  await choose(/^Stop asking this/)
  await screen.findByText('You are learning this. It is not asked.')
  expect(toastTexts()).toEqual(['No more reviews of 日'])
  expect(told).toHaveLength(2)
  expect(told[1]).toEqual(told[0])
})

test('where no answer comes at all, nobody pretends to know, and the page asks what is true', async () => {
  await renderInMain(Page)
  lostAnswers = 2
  await choose(/^Stop asking this/)
  await waitFor(() => expect(toastTexts()).toHaveLength(1))
  expect(toastTexts()[0]).toMatch(/not known whether this was done/)
  // The server had done it.
  await screen.findByText('You are learning this. It is not asked.')
})

test('what the server refuses is told once, and nothing on the page pretends', async () => {
  await renderInMain(Page)
  refusal = { httpStatus: 429, message: 'too-many-calls' }
  await choose(/^Stop asking this/)
  await waitFor(() => expect(toastTexts()[0]).toMatch(/Too many tries/))
  expect(told).toHaveLength(1)
  expect((await standing()).textContent).toBe('You are learning this.')
})

test('without a network the menu opens, and says why nothing can be chosen', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await renderInMain(Page)
  await standing()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await openMenu()
  const choices = await screen.findAllByRole('menuitem')
  expect(choices.map((choice) => choice.textContent)).toEqual([
    'Stop asking thisNeeds the network.',
    'Start overNeeds the network.',
  ])
  expect(choices.every((choice) => choice.getAttribute('aria-disabled') === 'true')).toBe(true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem')[0]?.getAttribute('aria-disabled')).toBeNull(),
  )
})
