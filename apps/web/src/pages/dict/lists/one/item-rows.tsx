import { LoadMoreButton } from '@kotonoha/ui-kit/load-more-button/load-more-button'
import Checkbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { ActionMenu } from '../../../../dictionary/saved-lists/action-menu'
import { listMoveActions } from '../../../../dictionary/saved-lists/move-actions'
import { SavedItemNote } from '../../../../dictionary/saved-lists/saved-item-note'
import { SavedItemRow } from '../../../../dictionary/saved-lists/saved-item-row'
import type { SavedItem, SavedList } from '../../../../dictionary/saved-lists/saved-list'
import { SortableRow, SortableRows } from '../../../../dictionary/saved-lists/sortable-rows'
import { removeItems, reorderItem } from '../../../../dictionary/saved-lists/undoable-changes'
import { useNearEnd } from '../../../../kit/near-end/use-near-end'
import { useIsPrinted } from '../../../../kit/print/use-is-printed'
import { NoteEditor } from './note-editor'
import type { Selection } from './use-selection'

/** A thousand rows that can be dragged take seconds to draw; a screen holds ten. */
const rowsPerStep = 100

/** How far down each list was shown, so that one comes back to where one was. */
const shownCounts = new Map<string, number>()

interface ItemRowsProps {
  saved: SavedList
  /** While items are chosen, each row has a box in place of its handle. */
  selection?: Selection
}

export function ItemRows({ saved, selection }: ItemRowsProps) {
  const { items } = saved
  const { shown, hasMore, showMore } = useShownItems(saved)
  const end = useNearEnd({ isOn: hasMore, ahead: '800px' }, showMore)
  const rows = items.map(({ itemId, text }) => ({ id: itemId, name: text }))
  const move = (itemId: string, afterItemId: string | null) =>
    reorderItem(saved, { itemId, afterItemId })
  const kanjiIds = items.flatMap(({ thing }) => (thing.kind === 'kanji' ? [thing.kanjiId] : []))
  return (
    <SortableRows rows={rows} onMove={move}>
      <ul className="lists-rows saved-items" aria-label={`Items of ${saved.list.name}`}>
        {shown.map((item) => (
          <ItemRow
            key={item.itemId}
            item={item}
            saved={saved}
            kanjiIds={kanjiIds}
            onMove={move}
            {...(selection && { selection })}
          />
        ))}
      </ul>
      <div ref={end} />
      {hasMore && <LoadMoreButton onClick={showMore} />}
    </SortableRows>
  )
}

function useShownItems({ list, items }: SavedList) {
  const { listId } = list
  const [count, setCount] = useState(() => shownCounts.get(listId) ?? rowsPerStep)
  // Nobody comes near the end of a list on paper.
  const isPrinted = useIsPrinted()
  const showMore = () => {
    shownCounts.set(listId, count + rowsPerStep)
    setCount(count + rowsPerStep)
  }
  const shown = isPrinted ? items : items.slice(0, count)
  return { shown, hasMore: items.length > count, showMore }
}

interface ItemRowProps extends ItemRowsProps {
  item: SavedItem
  kanjiIds: readonly string[]
  onMove: (itemId: string, afterItemId: string | null) => void
}

function ItemRow({ item, saved, kanjiIds, onMove, selection }: ItemRowProps) {
  const [isNoteOpen, setIsNoteOpen] = useState(false)
  const { itemId, text, note } = item
  const box = selection && (
    <Checkbox
      checked={selection.has(itemId)}
      onChange={() => selection.toggle(itemId)}
      slotProps={{ input: { 'aria-label': `Choose ${text}` } }}
    />
  )
  return (
    <SortableRow id={itemId} name={text} className="lists-row" lead={box}>
      <div className="item-row-content">
        <SavedItemRow item={item} kanjiIds={kanjiIds} />
        {isNoteOpen ? (
          <NoteEditor item={item} listId={saved.list.listId} onOpenChange={setIsNoteOpen} />
        ) : (
          <SavedItemNote note={note} />
        )}
      </div>
      {selection === undefined && (
        <ActionMenu
          label={`Actions for ${text}`}
          actions={[
            {
              label: note === '' ? 'Add a note' : 'Edit the note',
              handle: () => setIsNoteOpen(true),
            },
            ...listMoveActions(
              saved.items.map((each) => each.itemId),
              itemId,
              onMove,
            ),
            { label: 'Remove', handle: () => removeItems(saved, [itemId]) },
          ]}
        />
      )}
    </SortableRow>
  )
}
