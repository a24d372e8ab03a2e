import {
  maxItemsPerList,
  maxListNameLength,
  maxListsPerUser,
} from '@kotonoha/contract/dict/lists/limits'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { FilledRoundedTextField } from '@kotonoha/ui-kit/text-field/filled-rounded-text-field'
import { type FormEvent, useId, useState } from 'react'
import { newId } from '../../api/new-id'
import { submitChange } from './outbox'
import './saved-lists.css'
import { writeCount } from '../../kit/counts/write-count'

interface NewListFormProps {
  /** How many lists there are already. */
  listCount: number
  submitLabel: string
  hasFocus?: boolean
  /** What else to do with the new list, in the same breath. */
  onCreated?: (listId: string) => void
}

/** A name, and the list is there. A name that was refused stands in the field again. */
export function NewListForm({ listCount, submitLabel, hasFocus, onCreated }: NewListFormProps) {
  const [name, setName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const messageId = useId()
  const isFull = listCount >= maxListsPerUser
  const message = isFull
    ? `You have ${maxListsPerUser} lists of up to ${writeCount(maxItemsPerList)} items each, as many as there can be. Delete one to make room.`
    : isNameMissing
      ? 'Give the list a name.'
      : undefined

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (isFull) return
    setIsNameMissing(wanted === '')
    if (wanted === '') return
    const listId = newId()
    const at = new Date().toISOString()
    const isCreated = submitChange({ kind: 'create-list', listId, name: wanted, at })
    setName('')
    onCreated?.(listId)
    if (!(await isCreated)) setName((typed) => (typed === '' ? wanted : typed))
  }

  return (
    <form className="new-list-form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div className="new-list-form-line">
        <FilledRoundedTextField
          label="Name of the new list"
          placeholder="New list"
          value={name}
          autoFocus={hasFocus ?? false}
          error={isNameMissing}
          disabled={isFull}
          inputProps={{
            maxLength: maxListNameLength,
            'aria-describedby': messageId,
            'aria-invalid': isNameMissing,
            autoComplete: 'off',
          }}
          onChange={(event) => {
            setName(event.target.value)
            setIsNameMissing(false)
          }}
        />
        <TextButton type="submit" disabled={isFull}>
          {submitLabel}
        </TextButton>
      </div>
      <p id={messageId} role="status" className="new-list-form-message">
        {message}
      </p>
    </form>
  )
}
