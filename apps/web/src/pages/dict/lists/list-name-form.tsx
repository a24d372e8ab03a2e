import { maxListNameLength } from '@kotonoha/contract/dict/lists/limits'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { type FormEvent, useState } from 'react'
import { submitChange } from '../../../dictionary/saved-lists/outbox'
import type { ListSummary } from '../../../dictionary/saved-lists/saved-list'
import { useReturnedFocus } from '../../../kit/forms/use-returned-focus'

interface ListNameFormProps {
  list: Pick<ListSummary, 'listId' | 'name'>
  onDone: () => void
}

/** In the place of the name: Enter keeps the new one, Escape the old one. */
export function ListNameForm({ list, onDone }: ListNameFormProps) {
  const [name, setName] = useState(list.name)
  const wanted = name.trim()
  useReturnedFocus()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '') return
    if (wanted !== list.name) {
      void submitChange({ kind: 'rename-list', listId: list.listId, name: wanted })
    }
    onDone()
  }

  return (
    <form className="list-name-form" onSubmit={handleSubmit}>
      <FilledRoundedTextField
        label="Name of the list"
        value={name}
        autoFocus
        error={wanted === ''}
        inputProps={{ maxLength: maxListNameLength, autoComplete: 'off' }}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone()
        }}
      />
      <TextButton type="submit" disabled={wanted === ''}>
        Rename
      </TextButton>
      <TextButton onClick={onDone}>Cancel</TextButton>
    </form>
  )
}
