import '../lists.css'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { BookmarksOutlined } from '@kotonoha/ui-kit/icons/bookmarks-outlined'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery } from '@tanstack/react-query'
import { NewListForm } from '../../../../dictionary/saved-lists/new-list-form'
import { OutboxNotice } from '../../../../dictionary/saved-lists/outbox-notice'
import type { ListSummary } from '../../../../dictionary/saved-lists/saved-list'
import { SignInInvitation } from '../../../../dictionary/saved-lists/sign-in-invitation'
import { useSavedLists } from '../../../../dictionary/saved-lists/use-saved-lists'
import { useUndoShortcut } from '../../../../dictionary/saved-lists/use-undo-shortcut'
import { LastKnownNote } from '../../../../kit/query-failure/last-known-note'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { useKeptFocus } from '../../../../kit/settings/use-kept-focus'
import { loadUser } from '../../../../session/load-user'
import { useSession } from '../../../../session/session-store'
import { needsSecondFactor } from '../../../../session/stored-session'
import { useUser } from '../../../../session/use-user'
import { ListRows } from './list-rows'

/** The learner's lists in their order, or what lists are for somebody who has no account. */
export function ListsPage() {
  const { kind } = useUser()
  const session = useSession()
  if (kind === 'signed-in') return <OwnLists />
  const isToBeFound = kind === 'signed-out' && session !== undefined && !needsSecondFactor(session)
  return (
    <section className="lists-page">
      <h1 className="lists-title">Lists</h1>
      {isToBeFound ? <FindingUser /> : <SignInInvitation returnTo="/app/dict/lists" />}
    </section>
  )
}

/** Somebody is signed in, and this device has forgotten who: only the server knows. */
function FindingUser() {
  const user = useQuery({ queryKey: ['user-of-lists'], queryFn: loadUser, retry: false, gcTime: 0 })
  return user.isError ? (
    <QueryFailure error={user.error} onRetry={() => void user.refetch()} />
  ) : (
    <SkeletonList count={4} heightPx={56} gap={1} />
  )
}

function OwnLists() {
  const lists = useSavedLists()
  const { heading, within } = useKeptFocus()
  useUndoShortcut()
  return (
    <section {...within} className="lists-page">
      <h1 ref={heading} tabIndex={-1} className="lists-title">
        Lists
      </h1>
      {lists.data !== undefined ? (
        <>
          <LastKnownNote error={lists.error} knownAtMs={lists.knownAtMs} onRetry={lists.refetch} />
          <LoadedLists lists={lists.data} />
        </>
      ) : lists.error === null ? (
        <SkeletonList count={4} heightPx={56} gap={1} />
      ) : (
        <QueryFailure error={lists.error} onRetry={lists.refetch} />
      )}
    </section>
  )
}

function LoadedLists({ lists }: { lists: readonly ListSummary[] }) {
  const hasNone = lists.length === 0
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
        <NewListForm listCount={lists.length} submitLabel="Create" />
      </div>
      {!hasNone && <ListRows lists={lists} />}
    </>
  )
}
