// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInTheme } from '../testing/render-in-theme'
import { Toast, type ToastProps } from './toast'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function renderToast(props: Partial<ToastProps> = {}) {
  const handleClose = vi.fn()
  renderInTheme(<Toast text="Copied" isOpen onClose={handleClose} onExited={vi.fn()} {...props} />)
  return handleClose
}

test.each(['default', 'success', 'warning', 'error', 'info'] as const)(
  'a %s toast says its text and can be closed',
  (variant) => {
    const handleClose = renderToast({ variant })
    expect(screen.queryByText('Copied')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(handleClose).toHaveBeenCalledOnce()
  },
)

test('it goes by itself after 5 s, not before', async () => {
  const handleClose = renderToast()
  await act(() => vi.advanceTimersByTimeAsync(4900))
  expect(handleClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(handleClose).toHaveBeenCalledOnce()
})

test('a click elsewhere on the page leaves it', () => {
  const handleClose = renderToast()
  fireEvent.click(document.body)
  expect(handleClose).not.toHaveBeenCalled()
})

test('an action is done once, and closes the toast', () => {
  const handle = vi.fn()
  const handleClose = renderToast({ action: { label: 'Undo', handle } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(handle).toHaveBeenCalledOnce()
  expect(handleClose).toHaveBeenCalledOnce()
})

test('a toast with an action leaves time to reach it', async () => {
  const handleClose = renderToast({ action: { label: 'Undo', handle: vi.fn() } })
  await act(() => vi.advanceTimersByTimeAsync(9900))
  expect(handleClose).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(handleClose).toHaveBeenCalledOnce()
})
