import { LinkOutlined } from '@kotonoha/ui-kit/icons/link-outlined'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionMenu } from '../../../../dictionary/saved-lists/action-menu'
import { listMoveActions } from '../../../../dictionary/saved-lists/move-actions'
import type { ListSummary } from '../../../../dictionary/saved-lists/saved-list'
import { SortableRow, SortableRows } from '../../../../dictionary/saved-lists/sortable-rows'
import { deleteList, reorderLists } from '../../../../dictionary/saved-lists/undoable-changes'
import { describeCount } from '../describe-count'
import { ListNameForm } from '../list-name-form'

/** Each list with its name, size and what can be done with it. */
export function ListRows({ lists }: { lists: readonly ListSummary[] }) {
  const rows = lists.map(({ listId, name }) => ({ id: listId, name }))
  const move = (listId: string, afterListId: string | null) =>
    reorderLists(lists, { listId, afterListId })
  return (
    <SortableRows rows={rows} onMove={move}>
      <ul className="lists-rows" aria-label="Your lists">
        {lists.map((list) => (
          <ListRow key={list.listId} list={list} lists={lists} onMove={move} />
        ))}
      </ul>
    </SortableRows>
  )
}

interface ListRowProps {
  list: ListSummary
  lists: readonly ListSummary[]
  onMove: (listId: string, afterListId: string | null) => void
}

function ListRow({ list, lists, onMove }: ListRowProps) {
  const [isRenamed, setIsRenamed] = useState(false)
  const { listId, name } = list
  return (
    <SortableRow id={listId} name={name} className="lists-row">
      {isRenamed ? (
        <ListNameForm list={list} onDone={() => setIsRenamed(false)} />
      ) : (
        <Link
          to="/app/dict/lists/$listId"
          params={{ listId }}
          className="lists-row-link inner-focus"
        >
          <span className="lists-row-name">{name}</span>
          <span className="lists-row-facts">
            {describeCount(list.itemCount)}
            {list.shareToken !== null && (
              <span className="lists-row-shared">
                <LinkOutlined fontSize="inherit" aria-hidden="true" /> shared
              </span>
            )}
          </span>
        </Link>
      )}
      <ActionMenu
        label={`Actions for ${name}`}
        actions={[
          { label: 'Rename', handle: () => setIsRenamed(true) },
          ...listMoveActions(
            lists.map((each) => each.listId),
            listId,
            onMove,
          ),
          { label: 'Delete', handle: () => deleteList(lists, list) },
        ]}
      />
    </SortableRow>
  )
}
