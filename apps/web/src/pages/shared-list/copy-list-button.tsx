import { maxItemsPerAddition } from '@kotonoha/contract/dict/lists/limits'
import { toSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { BookmarkAddOutlined } from '@kotonoha/ui-kit/icons/bookmark-add-outlined'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { newId } from '../../api/new-id'
import { submitChange } from '../../dictionary/saved-lists/outbox'
import { withReturnPath } from '../../session/guards'
import { useUser } from '../../session/use-user'
import type { SharedList } from './load-shared-list'

interface CopyListButtonProps {
  list: SharedList
  shareToken: string
}

/** Takes what is there now into a list of one's own, without the other's notes. */
export function CopyListButton({ list, shareToken }: CopyListButtonProps) {
  const router = useRouter()
  const isSignedIn = useUser().kind === 'signed-in'
  const [isCopying, setIsCopying] = useState(false)
  // Of a long list the page has the first items before the others.
  const isWhole = list.items.length === list.itemCount

  const copy = async () => {
    if (!isSignedIn) {
      const href = withReturnPath('/account/sign-in', toSharedListPath(shareToken))
      return router.navigate({ href })
    }
    setIsCopying(true)
    const listId = await copyList(list)
    setIsCopying(false)
    if (listId !== undefined) {
      await router.navigate({ to: '/app/dict/lists/$listId', params: { listId } })
    }
  }

  return (
    <FilledButton
      startIcon={<BookmarkAddOutlined />}
      disabled={isCopying || (isSignedIn && !isWhole)}
      onClick={() => void copy()}
    >
      {isSignedIn ? 'Copy to my lists' : 'Sign in to copy it'}
    </FilledButton>
  )
}

/** Returns the id of the copy; undefined where it was refused, which a toast has told. */
async function copyList(list: CopyListButtonProps['list']): Promise<string | undefined> {
  const listId = newId()
  const at = new Date().toISOString()
  const isCreated = await submitChange({ kind: 'create-list', listId, name: list.name, at })
  if (!isCreated) return undefined
  // What the dictionary has lost since cannot be saved anew.
  const items = list.items.filter(({ word, kanji }) => word !== null || kanji !== null)
  for (let start = 0; start < items.length; start += maxItemsPerAddition) {
    const things = items.slice(start, start + maxItemsPerAddition)
    await submitChange({ kind: 'add-items', listId, things, at })
  }
  return listId
}
