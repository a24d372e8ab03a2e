import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import type { SavedList } from '../../../../dictionary/saved-lists/saved-list'
import { moveItems, removeItems } from '../../../../dictionary/saved-lists/undoable-changes'
import { useSavedLists } from '../../../../dictionary/saved-lists/use-saved-lists'
import { writeCount } from '../../../../kit/counts/write-count'
import type { Selection } from './use-selection'

interface SelectionBarProps {
  saved: SavedList
  selection: Selection
  onDone: () => void
}

/** What can be done with all chosen items at once; within the thumb's reach on a phone. */
export function SelectionBar({ saved, selection, onDone }: SelectionBarProps) {
  const count = selection.itemIds.length
  const isAll = count === saved.items.length
  const remove = () => {
    removeItems(saved, selection.itemIds)
    onDone()
  }
  return (
    <div className="selection-bar" role="toolbar" aria-label="Chosen items">
      <span className="selection-bar-count" role="status">
        {writeCount(count)} chosen
      </span>
      <TextButton onClick={isAll ? selection.clear : selection.selectAll}>
        {isAll ? 'None' : 'All'}
      </TextButton>
      <MoveButton saved={saved} selection={selection} onDone={onDone} />
      <TextButton disabled={count === 0} onClick={remove}>
        Remove
      </TextButton>
    </div>
  )
}

function MoveButton({ saved, selection, onDone }: SelectionBarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const lists = useSavedLists()
  const others = lists.data?.filter(({ listId }) => listId !== saved.list.listId) ?? []
  return (
    <>
      <TextButton
        disabled={selection.itemIds.length === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Move to…
      </TextButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {others.length === 0 && (
          <MenuItem disabled>
            {lists.data === undefined ? 'The lists could not be loaded' : 'There is no other list'}
          </MenuItem>
        )}
        {others.map((list) => (
          <MenuItem
            key={list.listId}
            onClick={() => {
              setAnchor(null)
              void moveItems(saved, selection.itemIds, list)
              onDone()
            }}
          >
            <span className="selection-bar-list">{list.name}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
