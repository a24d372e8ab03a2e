// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useIsPrinted } from './use-is-printed'

test('what goes to paper is drawn within the event, since the browser waits no longer', () => {
  const { result } = renderHook(() => useIsPrinted())
  expect(result.current).toBe(false)
  dispatchEvent(new Event('beforeprint'))
  expect(result.current).toBe(true)
  dispatchEvent(new Event('afterprint'))
  expect(result.current).toBe(false)
})
