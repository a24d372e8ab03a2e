import { type ComponentType, lazy } from 'react'
import type { DialogContent, DialogRecord } from '../features/dialogs/dialog-stack'

type DialogComponent = ComponentType<{ dialog: DialogRecord }>

/** Joins a type of dialog to its component, which is fetched when it is first opened. */
export const dialogRegistry: Record<DialogContent['type'], DialogComponent> = {
  search: lazy(async () => ({
    default: (await import('../features/search/search-dialog')).SearchDialog,
  })),
  'dict-keyboard-shortcuts': lazy(async () => ({
    default: (await import('../features/keyboard-shortcuts/dict-keyboard-shortcuts-dialog'))
      .DictKeyboardShortcutsDialog,
  })),
  'debug-info': lazy(async () => ({
    default: (await import('../features/debug-info/debug-info-dialog')).DebugInfoDialog,
  })),
}
