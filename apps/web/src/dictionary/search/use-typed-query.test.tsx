// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typingPauseMs, useTypedQuery } from './use-typed-query'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets time pass, and what was waiting for it happen. */
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('the field shows each letter at once, and the query follows when typing pauses', () => {
  const { result } = renderHook(() => useTypedQuery(''))
  for (const typed of ['t', 'ta', 'tab']) {
    act(() => result.current.setText(typed))
    pass(typingPauseMs - 1)
    expect(result.current.text).toBe(typed)
  }
  expect(result.current.query).toBe('')
  pass(1)
  expect(result.current.query).toBe('tab')
})

test('emptying the field needs no pause: the page without a query is there at once', () => {
  const { result } = renderHook(() => useTypedQuery('neko'))
  act(() => result.current.setText(''))
  expect(result.current.query).toBe('')
})

test('a chosen text (a chip, a recent search) is looked up at once', () => {
  const { result } = renderHook(() => useTypedQuery(''))
  act(() => result.current.setText('#n5 eat', 'now'))
  expect(result.current.query).toBe('#n5 eat')
})

test('letters that an input method has not turned into kana are not looked up', () => {
  const { result } = renderHook(() => useTypedQuery(''))
  act(() => result.current.handleCompositionStart())
  act(() => result.current.setText('たb'))
  pass(typingPauseMs)
  expect(result.current.text).toBe('たb')
  expect(result.current.query).toBe('た')
  act(() => result.current.handleCompositionEnd('食べ'))
  pass(typingPauseMs)
  expect(result.current.query).toBe('食べ')
})

test('spaces around the words are typing, not part of the query', () => {
  const { result } = renderHook(() => useTypedQuery('  to eat '))
  expect(result.current.query).toBe('to eat')
})
