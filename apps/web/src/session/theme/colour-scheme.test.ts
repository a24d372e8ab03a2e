// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followColourScheme, setMode } from './colour-scheme'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const isDark = () => document.documentElement.classList.contains('dark')

test('what is printed is drawn in the light scheme, and the screen stays as it was chosen', () => {
  const stop = followColourScheme()
  setMode('dark')
  expect(isDark()).toBe(true)
  dispatchEvent(new Event('beforeprint'))
  expect(isDark()).toBe(false)
  dispatchEvent(new Event('afterprint'))
  expect(isDark()).toBe(true)
  stop()
  dispatchEvent(new Event('beforeprint'))
  expect(isDark()).toBe(true)
})
