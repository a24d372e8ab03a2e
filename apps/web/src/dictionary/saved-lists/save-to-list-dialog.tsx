import { maxItemsPerList } from '@kotonoha/contract/dict/lists/limits'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useId } from 'react'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { useUser } from '../../session/use-user'
import { NewListForm } from './new-list-form'
import { submitChange } from './outbox'
import { OutboxNotice } from './outbox-notice'
import { rememberToSave } from './save-after-sign-in'
import type { ListSummary, ThingToSave } from './saved-list'
import { toItemId } from './saved-list'
import { SignInInvitation } from './sign-in-invitation'
import { toThingPath } from './thing-path'
import { useListsContaining, useSavedLists } from './use-saved-lists'
import './saved-lists.css'
import { writeCount } from '../../kit/counts/write-count'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'save-to-list': { item: ThingToSave }
  }
}

/** In which lists a word or kanji is, and shall be. Each tick counts at once. */
export function SaveToListDialog({ dialog }: { dialog: DialogRecord }) {
  const user = useUser()
  const { close } = useDialogStack()
  if (dialog.content.type !== 'save-to-list') return null
  const { item } = dialog.content
  return (
    <DialogFrame dialog={dialog} title="Save to a list" maxWidth="xs">
      <DialogContent>
        <p className="save-thing">
          <span lang="ja" className="save-thing-text">
            {item.text}
          </span>{' '}
          {item.gloss}
        </p>
        {user.kind === 'signed-in' ? (
          <ListChoice item={item} />
        ) : (
          <SignInInvitation
            returnTo={toThingPath(item.thing)}
            onLeave={() => rememberToSave(item.thing)}
          />
        )}
      </DialogContent>
      {user.kind === 'signed-in' && (
        <DialogActions>
          <FilledButton onClick={() => close(dialog.id)}>Done</FilledButton>
        </DialogActions>
      )}
    </DialogFrame>
  )
}

function ListChoice({ item }: { item: ThingToSave }) {
  const lists = useSavedLists()
  const containing = useListsContaining(toItemId(item.thing))
  const error = lists.data === undefined ? lists.error : containing.error
  if (lists.data === undefined || containing.data === undefined) {
    if (error === null) return <SkeletonList count={3} heightPx={44} gap={1} />
    const retry = () => {
      lists.refetch()
      containing.refetch()
    }
    return <QueryFailure error={error} onRetry={retry} />
  }
  const holding = containing.data
  return (
    <>
      <OutboxNotice />
      <div role="status">
        {!containing.isSure && lists.data.length > 0 && (
          <p className="save-hint">
            Which lists have it already is not known without the server. Choose all the same: it is
            saved once the server is there again.
          </p>
        )}
      </div>
      {lists.data.length === 0 ? (
        <p className="save-hint">You have no list yet. Name your first one.</p>
      ) : (
        <ul className="save-lists" aria-label="Your lists">
          {lists.data.map((list, index) => (
            <li key={list.listId}>
              <ListTick
                list={list}
                item={item}
                isIn={holding.includes(list.listId)}
                hasFocus={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <NewListForm
        listCount={lists.data.length}
        submitLabel="Create and save"
        hasFocus={lists.data.length === 0}
        onCreated={(listId) => add(listId, item)}
      />
    </>
  )
}

interface ListTickProps {
  list: ListSummary
  item: ThingToSave
  isIn: boolean
  hasFocus: boolean
}

function ListTick({ list, item, isIn, hasFocus }: ListTickProps) {
  const { listId, itemCount } = list
  const tickId = useId()
  const isFull = !isIn && itemCount >= maxItemsPerList
  const change = () => {
    if (isIn) void submitChange({ kind: 'remove-items', listId, itemIds: [toItemId(item.thing)] })
    else add(listId, item)
  }
  return (
    <label htmlFor={tickId} className="save-list">
      <Checkbox
        id={tickId}
        checked={isIn}
        disabled={isFull}
        autoFocus={hasFocus}
        onChange={change}
      />
      <span className="save-list-name">{list.name}</span>
      <span className="save-list-count">
        {isFull ? 'full' : writeCount(itemCount)}
        {!isFull && <span className="save-list-unit">{itemCount === 1 ? ' item' : ' items'}</span>}
      </span>
    </label>
  )
}

function add(listId: string, item: ThingToSave): void {
  void submitChange({
    kind: 'add-items',
    listId,
    things: [item],
    at: new Date().toISOString(),
  })
}
