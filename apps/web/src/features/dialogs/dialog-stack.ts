import { create } from 'zustand'
import type { ThingToSave } from '../saved-lists/saved-list'
import type { Captcha } from '../session/installation'
import type { SharedDefinition } from '../sharing/shared-definition'

/** What a dialog shows. `shell/dialog-registry.ts` joins each type to its component. */
export type DialogContent =
  | { type: 'search'; query?: string }
  | { type: 'dict-keyboard-shortcuts' }
  | { type: 'kanji-keyboard-shortcuts' }
  | { type: 'debug-info' }
  | { type: 'save-to-list'; item: ThingToSave }
  | { type: 'share-definition'; definition: SharedDefinition }
  | ConfirmActionContent
  | { type: 'reauthenticate-user'; reason: string }
  | { type: 'captcha'; captcha: Captcha; onProof: (token: string) => void }
  | { type: 'user-profile-edit' }
  | { type: 'update-email' }
  | { type: 'update-password' }
  | { type: 'curriculum-level-change'; level: number }
  | StudyLevelChangeContent
  | SavedSessionContent

/** Something that is done only once the learner has said so. */
export interface ConfirmActionContent {
  type: 'confirm-action'
  title: string
  text: string
  /** On the button that does it: "Delete the list". */
  verb: string
  /** It takes something away: the button is red. */
  isDangerous?: boolean
  /** Does it. The dialog stays while this runs, and shows why where it fails. */
  act: () => Promise<void>
}

/** Which level's lessons come next, in a session or for the next one. */
interface StudyLevelChangeContent {
  type: 'study-level-change'
  /** What lessons come from now; undefined for the learner's own level. */
  curriculumLevel: number | undefined
  onChoose: (curriculumLevel: number) => void
}

/** A study session is under way, here or on another device. */
interface SavedSessionContent {
  type: 'study-session-saved-continue'
  /** Of what is under way: "14 reviews left · level 7 · 2 h ago on Firefox on Windows". */
  description: string
  /** What is begun in its place, such as lessons, and what that does. */
  alternative: string
  onContinue: () => void
  onStartNew: () => void
}

export interface DialogRecord {
  id: number
  content: DialogContent
  /** False while the closing animation runs; the record goes when it has ended. */
  isOpen: boolean
  /** Where it was opened from, such as `app-bar` or `keyboard`. */
  source: string
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
