import { expect, test } from 'vitest'
import { removeToast, showToast, useToastQueue } from './toast-queue'

test('toasts wait in the order they came, and each goes once', () => {
  showToast('Copied', 'success')
  showToast('Offline')
  const [first, second] = useToastQueue.getState().toasts
  expect([first?.text, second?.text]).toEqual(['Copied', 'Offline'])
  expect(second?.variant).toBe('default')
  removeToast(first?.id ?? 0)
  removeToast(first?.id ?? 0)
  expect(useToastQueue.getState().toasts.map((toast) => toast.text)).toEqual(['Offline'])
})
