import '../lists.css'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { BookmarksOutlined } from '@kotonoha/ui-kit/icons/bookmarks-outlined'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { NewListForm } from '../../../../dictionary/saved-lists/new-list-form'
import { OutboxNotice } from '../../../../dictionary/saved-lists/outbox-notice'
import { SignInInvitation } from '../../../../dictionary/saved-lists/sign-in-invitation'
import { useSavedLists } from '../../../../dictionary/saved-lists/use-saved-lists'
import { useUndoShortcut } from '../../../../dictionary/saved-lists/use-undo-shortcut'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { useUser } from '../../../../session/use-user'
import { ListRows } from './list-rows'

/** The learner's lists in their order, or what lists are for somebody who has no account. */
export function ListsPage() {
  const user = useUser()
  return (
    <section className="lists-page">
      <h1 className="lists-title">Lists</h1>
      {user.kind === 'signed-in' ? <OwnLists /> : <SignInInvitation returnTo="/app/dict/lists" />}
    </section>
  )
}

function OwnLists() {
  const lists = useSavedLists()
  useUndoShortcut()
  if (lists.data === undefined) {
    return lists.error === null ? (
      <SkeletonList count={4} heightPx={56} gap={1} />
    ) : (
      <QueryFailure error={lists.error} onRetry={lists.refetch} />
    )
  }
  const hasNone = lists.data.length === 0
  return (
    <>
      <OutboxNotice />
      {hasNone && (
        <EmptyState
          image={<BookmarksOutlined />}
          text="Words and kanji that you save are kept here, in as many lists as you like. Name your first one."
        />
      )}
      <div className="lists-new">
        <NewListForm listCount={lists.data.length} submitLabel="Create" />
      </div>
      {!hasNone && <ListRows lists={lists.data} />}
    </>
  )
}
