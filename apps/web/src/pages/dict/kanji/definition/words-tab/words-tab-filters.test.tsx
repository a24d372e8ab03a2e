// @vitest-environment jsdom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { KanjiDefinition } from '../kanji-definition'
import { WordsTabFilters } from './words-tab-filters'

afterEach(cleanup)

const toReading = (stem: string, okurigana: string) => ({
  readingId: `生:kun:${stem}.${okurigana}`,
  kind: 'kun' as const,
  reading: stem + okurigana,
  stem,
  okurigana,
  affix: 'none' as const,
  wordCount: 5,
  isRare: false,
})

test('two readings of 生 that sound alike are told apart by their okurigana', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const readings = [toReading('う', 'まれる'), toReading('うま', 'れる')]
  const facets = {
    jlpt: [],
    position: [],
    readings: readings.map(({ readingId, reading }) => ({ readingId, reading, count: 5 })),
  }
  const kanji: Pick<KanjiDefinition, 'readings'> = { readings }
  const root = createRootRoute()
  const words = createRoute({
    getParentRoute: () => root,
    path: '/app/dict/kanji/$id/words',
    component: () => <WordsTabFilters kanji={kanji} search={{ jlpt: [] }} facets={facets} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/app/dict/kanji/生/words'] })
  const router = createRouter({ routeTree: root.addChildren([words]), history })
  render(<RouterProvider router={router as never} />)
  const chips = await screen.findAllByRole('button', { name: /まれる|れる/, hidden: true })
  expect(chips.map((chip) => chip.textContent)).toEqual(['うまれる5', 'うまれる5'])
  const okurigana = chips.map((chip) => chip.querySelector('.ja-reading-okurigana')?.textContent)
  expect(okurigana).toEqual(['まれる', 'れる'])
})
