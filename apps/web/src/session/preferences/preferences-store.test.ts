// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** As a new visit reads it: with what the storage holds. */
async function visitWith(stored?: string) {
  if (stored !== undefined) localStorage.setItem('preferences-store', stored)
  const { usePreferences } = await import('./preferences-store')
  return usePreferences
}

test('a first visit has the defaults', async () => {
  const preferences = await visitWith()
  expect(preferences.getState()).toMatchObject({
    appTheme: 'light',
    keepRecentViewed: true,
    notificationChangelogEmail: true,
    pitchDiagramStyle: 'chain',
  })
})

test('what was chosen is there on the next visit', async () => {
  const first = await visitWith()
  first.getState().change({ appTheme: 'device', pitchDiagramStyle: 'box' })
  vi.resetModules()
  const second = await visitWith()
  expect(second.getState()).toMatchObject({ appTheme: 'device', pitchDiagramStyle: 'box' })
})

test.each([
  ['{"state":{"appTheme":"sepia","keepRecentViewed":false},"version":0}', 'one value is unknown'],
  ['{"state":{"keepRecentViewed":false},"version":0}', 'a value is missing'],
])('%s: the default stands in where %s, and the rest is kept', async (stored, _reason) => {
  const preferences = await visitWith(stored)
  expect(preferences.getState()).toMatchObject({ appTheme: 'light', keepRecentViewed: false })
})

test.each(['not json', '{"state":7,"version":0}', 'null'])(
  'a storage that holds %s gives the defaults',
  async (stored) => {
    const preferences = await visitWith(stored)
    expect(preferences.getState().appTheme).toBe('light')
  },
)
