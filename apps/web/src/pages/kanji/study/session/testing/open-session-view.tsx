import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { useUserStore } from '../../../../../session/user-store'
import type { StudyItem } from '../../../../../study-device/study-item'
import { cardOf, sun, woman } from '../../../../../study-device/testing/sample-items'
import { createSessionStore } from '../session-store'
import { StudySessionView } from '../study-session-view'
import { buildSession, createPorts } from './sample-session'

/** 日 with the kanji it is taken for, and with words of both readings. */
export const sunOf: StudyItem = {
  ...sun,
  lookAlikes: [{ subjectId: 20_030_446, literal: '目', meaning: 'eye', reading: 'もく' }],
  usedIn: [{ subjectId: 31_000_002, literal: '日曜日', meaning: 'Sunday', reading: 'にちようび' }],
  synonyms: ['sol'],
  note: 'The sun has a spot.',
}

interface SessionToOpen {
  items?: StudyItem[]
  onAgain?: () => void
  onDrill?: () => void
  mode?: 'reviews' | 'lessons'
}

/** For the head of a test file: a learner is here, the server and a voice are not. */
export function prepareSessionViews(): void {
  beforeEach(() => {
    useUserStore.setState({
      session: { kind: 'signed-in', userId: 'learner', firstName: 'Aki', lastName: 'Leaf' },
    })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('scrollTo', vi.fn())
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** A session as the page shows it, in a site of its own. */
export async function openSessionView(
  cards = [cardOf(sun, 'meaning')],
  {
    items = [sunOf, woman],
    onAgain = () => {},
    onDrill = () => {},
    mode = 'reviews',
  }: SessionToOpen = {},
) {
  const world = createPorts()
  const store = createSessionStore(buildSession({ mode, cards, items }), world.ports)
  const root = createRootRoute({
    component: () => (
      <StudySessionView
        store={store}
        isAudioPlayed={false}
        learner={{
          userId: 'learner',
          preferences: { ...defaultStudyPreferences, zone: 'UTC' },
          parameters: null,
        }}
        onAgain={onAgain}
        onDrill={onDrill}
      />
    ),
  })
  const to = (path: string) => createRoute({ getParentRoute: () => root, path })
  const routeTree = root.addChildren([
    to('/app/kanji/dashboard'),
    to('/app/kanji/study'),
    to('/app/kanji/components/$id/found-in-kanji'),
  ])
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      {/* The site's own router is the registered type; this one has only what a session links. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  if (mode === 'reviews') await screen.findByRole('textbox')
  else await screen.findByRole('heading', { level: 2 })
  return { ...world, store }
}
