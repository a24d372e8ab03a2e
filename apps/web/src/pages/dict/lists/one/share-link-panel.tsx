import { toSharedListPath } from '@kotonoha/contract/dict/lists/shared-list-path'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { submitChange, usePendingChanges } from '../../../../dictionary/saved-lists/outbox'
import type { ListSummary } from '../../../../dictionary/saved-lists/saved-list'
import { copyText } from '../../../../kit/copy-text/copy-text'
import { showToast } from '../../../../kit/toasts/toast-queue'

/** A link by which everybody can read the list, until it is withdrawn. */
export function ShareLinkPanel({ list }: { list: ListSummary }) {
  const { listId, shareToken } = list
  const isOnItsWay = usePendingChanges().some(
    (change) => change.kind === 'share-list' && change.listId === listId,
  )
  if (shareToken === null) {
    return (
      <div className="share-link-panel">
        <p>
          Whoever has the link can read this list with its notes, without an account. Nobody can
          change it, your name is not shown, and you can withdraw the link whenever you like.
        </p>
        <FilledButton
          disabled={isOnItsWay}
          onClick={() => void submitChange({ kind: 'share-list', listId })}
        >
          {isOnItsWay ? 'Making a link…' : 'Make a link'}
        </FilledButton>
      </div>
    )
  }
  const path = toSharedListPath(shareToken)
  const link = `${location.origin}${path}`
  return (
    <div className="share-link-panel">
      <p className="share-link-panel-link">{link}</p>
      <p>
        Whoever has the link can read this list with its notes. What you change shows there at once.
      </p>
      <div className="share-link-panel-buttons">
        <FilledButton onClick={() => void copyText(link, 'Link copied')}>Copy link</FilledButton>
        <TextButton component="a" href={path} target="_blank" rel="noopener">
          Open
        </TextButton>
        <TextButton onClick={() => void withdraw(listId)}>Withdraw link</TextButton>
      </div>
    </div>
  )
}

async function withdraw(listId: string): Promise<void> {
  const isDone = await submitChange({ kind: 'withdraw-share', listId })
  if (isDone) showToast('The link leads nowhere any more', 'success')
}
