import './save-row-button.css'
import { BookmarkAddOutlined } from '@kotonoha/ui-kit/icons/bookmark-add-outlined'
import type { MouseEvent } from 'react'
import { hasAccounts } from '../../session/installation'
import { openSaveDialog } from './open-save-dialog'
import type { ThingToSave } from './saved-list'

/**
 * Beside the options of a search, which hold no buttons for the keyboard: the focus stays in the
 * field, and Ctrl+S saves the chosen one.
 */
const forPointer = {
  'aria-hidden': true,
  tabIndex: -1,
  title: 'Save to a list (Ctrl+S, ⌘S)',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
}

interface SaveRowButtonProps {
  item: ThingToSave
  isForPointer?: boolean
}

/** Beside a row of a list; drawn without a tooltip, since there are hundreds of them. */
export function SaveRowButton({ item, isForPointer = false }: SaveRowButtonProps) {
  if (!hasAccounts()) return null
  return (
    <button
      type="button"
      className="save-row inner-focus"
      aria-haspopup="dialog"
      aria-label={`Save ${item.text} to a list`}
      onClick={() => openSaveDialog(item, 'row')}
      {...(isForPointer && forPointer)}
    >
      <BookmarkAddOutlined fontSize="small" aria-hidden="true" />
    </button>
  )
}
