import '../lists.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { BookmarkAddOutlined } from '@kotonoha/ui-kit/icons/bookmark-add-outlined'
import { SearchOffOutlined } from '@kotonoha/ui-kit/icons/search-off-outlined'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isNothingThere } from '../../../../api/api-error'
import { OutboxNotice } from '../../../../dictionary/saved-lists/outbox-notice'
import type { SavedList } from '../../../../dictionary/saved-lists/saved-list'
import { useSavedList } from '../../../../dictionary/saved-lists/use-saved-lists'
import { useUndoShortcut } from '../../../../dictionary/saved-lists/use-undo-shortcut'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { useKeptFocus } from '../../../../kit/settings/use-kept-focus'
import { ItemRows } from './item-rows'
import { ListHead } from './list-head'
import { SelectionBar } from './selection-bar'
import { useSelection } from './use-selection'

const route = getRouteApi('/app/dict/lists/$listId')

/** One list: its items in the learner's order, with notes. */
export function ListPage() {
  const { listId } = route.useParams()
  const list = useSavedList(listId)
  useUndoShortcut()
  if (list.data === undefined) {
    if (list.error === null) return <SkeletonList count={6} heightPx={56} gap={1} />
    if (isNothingThere(list.error)) return <NoSuchList />
    return <QueryFailure error={list.error} onRetry={list.refetch} />
  }
  return <LoadedList key={listId} saved={list.data} />
}

function LoadedList({ saved }: { saved: SavedList }) {
  const [isSelecting, setIsSelecting] = useState(false)
  const { heading, within } = useKeptFocus()
  const selection = useSelection(saved.items.map(({ itemId }) => itemId))
  const stopSelecting = () => {
    setIsSelecting(false)
    selection.clear()
  }
  return (
    <section {...within} className="lists-page">
      <ListHead
        saved={saved}
        heading={heading}
        isSelecting={isSelecting}
        onSelectingChange={(isOn) => (isOn ? setIsSelecting(true) : stopSelecting())}
      />
      <OutboxNotice />
      {saved.items.length === 0 ? (
        <EmptyState
          image={<BookmarkAddOutlined />}
          text="Nothing is in this list yet. Open a word or kanji and press S, or its bookmark."
          button={
            <FilledButton component={Link} to="/app/dict">
              Look something up
            </FilledButton>
          }
        />
      ) : (
        <ItemRows saved={saved} {...(isSelecting && { selection })} />
      )}
      {isSelecting && <SelectionBar saved={saved} selection={selection} onDone={stopSelecting} />}
    </section>
  )
}

function NoSuchList() {
  return (
    <EmptyState
      image={<SearchOffOutlined />}
      text="This list is not there. It may have been deleted on another device."
      button={
        <FilledButton component={Link} to="/app/dict/lists">
          All lists
        </FilledButton>
      }
    />
  )
}
