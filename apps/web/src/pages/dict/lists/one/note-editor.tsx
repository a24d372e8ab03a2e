import { maxNoteLength } from '@kotonoha/contract/dict/lists/limits'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { submitChange } from '../../../../dictionary/saved-lists/outbox'
import type { SavedItem } from '../../../../dictionary/saved-lists/saved-list'
import { useReturnedFocus } from '../../../../kit/forms/use-returned-focus'

interface NoteEditorProps {
  item: SavedItem
  listId: string
  onOpenChange: (isOpen: boolean) => void
}

/** Ctrl+Enter keeps the note, Escape leaves it as it was. */
export function NoteEditor({ item, listId, onOpenChange }: NoteEditorProps) {
  const [note, setNote] = useState(item.note)
  useReturnedFocus()
  const left = maxNoteLength - note.length

  const save = () => {
    onOpenChange(false)
    if (note.trim() === item.note) return
    void submitChange({ kind: 'set-note', listId, itemId: item.itemId, note: note.trim() })
  }

  return (
    <form
      className="note-editor"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={`Note for ${item.text}`}
        value={note}
        autoFocus
        multiline
        fullWidth
        size="small"
        maxRows={10}
        slotProps={{ htmlInput: { maxLength: maxNoteLength } }}
        {...(left <= 100 && { helperText: `${left} characters left` })}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onOpenChange(false)
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
      />
      <div className="note-editor-buttons">
        <TextButton type="submit">Save note</TextButton>
        <TextButton onClick={() => onOpenChange(false)}>Cancel</TextButton>
      </div>
    </form>
  )
}
