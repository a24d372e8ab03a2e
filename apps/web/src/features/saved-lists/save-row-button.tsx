import './save-row-button.css'
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import { hasAccounts } from '../session/installation'
import { openSaveDialog } from './open-save-dialog'
import type { ThingToSave } from './saved-list'

/** Beside a row of a list; drawn without a tooltip, since there are hundreds of them. */
export function SaveRowButton({ item }: { item: ThingToSave }) {
  if (!hasAccounts()) return null
  return (
    <button
      type="button"
      className="save-row"
      aria-haspopup="dialog"
      aria-label={`Save ${item.text} to a list`}
      onClick={() => openSaveDialog(item, 'row')}
    >
      <BookmarkAddOutlined fontSize="small" aria-hidden="true" />
    </button>
  )
}
