import { create } from 'zustand'

/**
 * What each type of dialog shows, declared beside its component by the room that the dialog
 * belongs to; `shell/dialog-registry.ts` joins the type to that component.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by the rooms above this one
export interface DialogContents {}

export type DialogContent = {
  [Type in keyof DialogContents]: { type: Type } & DialogContents[Type]
}[keyof DialogContents]

export interface DialogRecord {
  id: number
  content: DialogContent
  /** False while the closing animation runs; the record goes when it has ended. */
  isOpen: boolean
  /** Where it was opened from, such as `app-bar` or `keyboard`. */
  source: string
  /** The page that shows the same: where Back leads from what a link in the dialog opened. */
  samePageHref?: string | undefined
  /** Called once, when it is closed: whether what it is for was done. */
  onClosed?: ((isDone: boolean) => void) | undefined
}

interface OpenOptions {
  source: string
  /** Refuse when a dialog of the same type is open already: a second `?` opens nothing. */
  onlyOne?: boolean
  onClosed?: (isDone: boolean) => void
}

interface DialogStack {
  /** The last one is on top. */
  dialogs: readonly DialogRecord[]
  /** False when it was refused. */
  open: (content: DialogContent, options: OpenOptions) => boolean
  /** Marks the topmost open dialog as closed. */
  closeTop: () => void
  close: (id: number, isDone?: boolean) => void
  /** Says which page shows what the dialog shows now; undefined: none. */
  setSamePage: (id: number, href: string | undefined) => void
  /** Takes a closed dialog off the stack, when its animation has ended. */
  remove: (id: number) => void
  clear: () => void
}

let lastId = 0

export const useDialogStack = create<DialogStack>()((set, get) => ({
  dialogs: [],
  open: (content, { source, onlyOne = false, onClosed }) => {
    const isSameOpen = get().dialogs.some(
      (dialog) => dialog.isOpen && dialog.content.type === content.type,
    )
    if (onlyOne && isSameOpen) return false
    lastId += 1
    const dialog = { id: lastId, content, isOpen: true, source, onClosed }
    set((stack) => ({ dialogs: [...stack.dialogs, dialog] }))
    return true
  },
  closeTop: () => {
    const top = get().dialogs.findLast((dialog) => dialog.isOpen)
    if (top !== undefined) get().close(top.id)
  },
  close: (id, isDone = false) => {
    const closing = get().dialogs.find((dialog) => dialog.id === id && dialog.isOpen)
    set((stack) => ({
      dialogs: stack.dialogs.map((dialog) =>
        dialog.id === id ? { ...dialog, isOpen: false } : dialog,
      ),
    }))
    closing?.onClosed?.(isDone)
  },
  setSamePage: (id, samePageHref) =>
    set((stack) => ({
      dialogs: stack.dialogs.map((dialog) =>
        dialog.id === id ? { ...dialog, samePageHref } : dialog,
      ),
    })),
  remove: (id) => set((stack) => ({ dialogs: stack.dialogs.filter((dialog) => dialog.id !== id) })),
  clear: () => {
    const open = get().dialogs.filter((dialog) => dialog.isOpen)
    set({ dialogs: [] })
    for (const dialog of open) dialog.onClosed?.(false)
  },
}))

/** For event handlers and shortcuts, outside of a component. */
export function openDialog(content: DialogContent, options: OpenOptions): void {
  useDialogStack.getState().open(content, options)
}

/** Resolves when the dialog is closed: whether what it is for was done. One of its type at a time. */
export function waitForDialog(content: DialogContent, source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { source, onlyOne: true, onClosed: resolve }
    if (!useDialogStack.getState().open(content, options)) resolve(false)
  })
}

export function isAnyDialogOpen(): boolean {
  return useDialogStack.getState().dialogs.some((dialog) => dialog.isOpen)
}
