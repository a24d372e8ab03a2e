import { create } from 'zustand'

export interface ToastMessage {
  id: number
  text: string
  variant: 'default' | 'success' | 'warning' | 'error' | 'info'
  /** What can be done about it, such as undoing it. */
  action?: ToastAction
}

export interface ToastAction {
  label: string
  handle: () => void
}

/** One toast is shown at once; the others wait their turn. */
export const useToastQueue = create<{ toasts: readonly ToastMessage[] }>()(() => ({ toasts: [] }))

let lastId = 0

export function showToast(text: string, variant: ToastMessage['variant'] = 'default'): void {
  lastId += 1
  const toast = { id: lastId, text, variant }
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

/** Says something that can be acted upon. */
export function showOffer(text: string, action: ToastAction): void {
  lastId += 1
  const toast = { id: lastId, text, variant: 'info' as const, action }
  useToastQueue.setState(({ toasts }) => ({ toasts: [...toasts, toast] }))
}

/**
 * Says what was done and offers to undo it. It does not wait its turn: an offer to undo what was
 * done before, or two, is no longer what the learner thinks of. Gives the toast's id, for what is
 * undone elsewhere meanwhile.
 */
export function showUndoToast(text: string, handleUndo: () => void): number {
  lastId += 1
  const action = { label: 'Undo', handle: handleUndo }
  useToastQueue.setState({ toasts: [{ id: lastId, text, variant: 'default', action }] })
  return lastId
}

export function removeToast(id: number): void {
  useToastQueue.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
