import { create } from 'zustand'

export interface ToastMessage {
  id: number
  text: string
  variant: 'default' | 'success' | 'warning' | 'error' | 'info'
}

/** One toast is shown at once; the others wait their turn (specification, section 9). */
export const useToastQueue = create<{ toasts: readonly ToastMessage[] }>()(() => ({ toasts: [] }))

let lastId = 0

export function showToast(text: string, variant: ToastMessage['variant'] = 'default'): void {
  lastId += 1
  const toast = { id: lastId, text, variant }
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

export function removeToast(id: number): void {
  useToastQueue.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
