import './saved-item-note.css'

/** What was written down to an item of a list, as it stands under the item. */
export function SavedItemNote({ note }: { note: string }) {
  return note === '' ? null : <p className="saved-item-note">{note}</p>
}
