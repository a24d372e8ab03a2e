import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'

interface OwnFormProps {
  label: string
  first: string
  maxLength: number
  isLong?: boolean
  onSave: (text: string) => void
  onCancel: () => void
}

/** Ctrl+Enter keeps what was written, Escape leaves it as it was. */
export function OwnForm({
  label,
  first,
  maxLength,
  isLong = false,
  onSave,
  onCancel,
}: OwnFormProps) {
  const [text, setText] = useState(first)
  return (
    <form
      className="study-own-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(text.trim())
      }}
    >
      <TextField
        label={label}
        value={text}
        autoFocus
        fullWidth
        size="small"
        multiline={isLong}
        maxRows={6}
        slotProps={{ htmlInput: { maxLength } }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // The session's own keys wait while one writes here.
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') onCancel()
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave(text.trim())
        }}
      />
      <div className="study-own-buttons">
        <TextButton type="submit" size="small">
          Save
        </TextButton>
        <TextButton size="small" onClick={onCancel}>
          Cancel
        </TextButton>
      </div>
    </form>
  )
}
