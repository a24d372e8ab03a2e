import { create } from 'zustand'

/** What a dialog shows. `shell/dialog-registry.ts` joins each type to its component. */
export type DialogContent =
  | { type: 'search'; query?: string }
  | { type: 'dict-keyboard-shortcuts' }
  | { type: 'debug-info' }

export interface DialogRecord {
  id: number
  content: DialogContent
  /** False while the closing animation runs; the record goes when it has ended. */
  isOpen: boolean
  /** Where it was opened from, such as `app-bar` or `keyboard`. */
  source: string
}

interface OpenOptions {
  source: string
  /** Refuse when a dialog of the same type is open already: a second `?` opens nothing. */
  onlyOne?: boolean
}

interface DialogStack {
  /** The last one is on top. */
  dialogs: readonly DialogRecord[]
  open: (content: DialogContent, options: OpenOptions) => void
  /** Marks the topmost open dialog as closed. */
  closeTop: () => void
  close: (id: number) => void
  /** Takes a closed dialog off the stack, when its animation has ended. */
  remove: (id: number) => void
  clear: () => void
}

let lastId = 0

export const useDialogStack = create<DialogStack>()((set, get) => ({
  dialogs: [],
  open: (content, { source, onlyOne = false }) => {
    const isSameOpen = get().dialogs.some(
      (dialog) => dialog.isOpen && dialog.content.type === content.type,
    )
    if (onlyOne && isSameOpen) return
    lastId += 1
    const dialog = { id: lastId, content, isOpen: true, source }
    set((stack) => ({ dialogs: [...stack.dialogs, dialog] }))
  },
  closeTop: () => {
    const top = get().dialogs.findLast((dialog) => dialog.isOpen)
    if (top !== undefined) get().close(top.id)
  },
  close: (id) =>
    set((stack) => ({
      dialogs: stack.dialogs.map((dialog) =>
        dialog.id === id ? { ...dialog, isOpen: false } : dialog,
      ),
    })),
  remove: (id) => set((stack) => ({ dialogs: stack.dialogs.filter((dialog) => dialog.id !== id) })),
  clear: () => set({ dialogs: [] }),
}))

/** For event handlers and shortcuts, outside of a component. */
export function openDialog(content: DialogContent, options: OpenOptions): void {
  useDialogStack.getState().open(content, options)
}

export function isAnyDialogOpen(): boolean {
  return useDialogStack.getState().dialogs.some((dialog) => dialog.isOpen)
}
