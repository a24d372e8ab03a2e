import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { DragIndicator } from '@kotonoha/ui-kit/icons/drag-indicator'
import { type ReactNode, useRef } from 'react'
import { HandleSensor } from './handle-sensor'
import { findAfterId } from './place-after'
import './saved-lists.css'

export interface Row {
  id: string
  /** As a screen reader says it: the name of the list, the word. */
  name: string
}

interface SortableRowsProps {
  /** In their order. */
  rows: readonly Row[]
  onMove: (movedId: string, afterId: string | null) => void
  children: ReactNode
}

/** A press that moves less is a click. */
const dragFromPx = 4

const instructions =
  'To move it, press Space or Enter. Then use the arrow keys, press Space or Enter to let it go, or Escape to leave it where it was.'

const keepSideways: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** Rows that change their order by dragging a handle, or by the keys on it. */
export function SortableRows({ rows, onMove, children }: SortableRowsProps) {
  const sensors = useSensors(
    useSensor(HandleSensor, { activationConstraint: { distance: dragFromPx } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const announcements = useAnnouncements(rows)
  const ids = rows.map(({ id }) => id)
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over === null || over.id === active.id) return
    const movedId = String(active.id)
    onMove(movedId, findAfterId(ids, { movedId, toIndex: ids.indexOf(String(over.id)) }))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[keepSideways]}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={handleDragEnd}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function useAnnouncements(rows: readonly Row[]): Announcements {
  // A row that was picked up lies over its own place, which is no news.
  const isAtStart = useRef(true)

  const nameOf = (id: string | number) => rows.find((row) => row.id === id)?.name ?? ''
  const placeOf = (id: string | number) =>
    `${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`
  return {
    onDragStart: ({ active }) => {
      isAtStart.current = true
      return `Moving ${nameOf(active.id)}, now ${placeOf(active.id)}.`
    },
    onDragOver: ({ active, over }) => {
      if (over === null || (isAtStart.current && over.id === active.id)) return undefined
      isAtStart.current = false
      return `${nameOf(active.id)}: ${placeOf(over.id)}.`
    },
    onDragEnd: ({ active, over }) =>
      over === null
        ? `${nameOf(active.id)} stays where it was.`
        : `${nameOf(active.id)} is now ${placeOf(over.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
}

interface SortableRowProps extends Row {
  className: string
  /** In place of the handle, while rows are chosen. */
  lead?: ReactNode
  children: ReactNode
}

export function SortableRow({ id, name, className, lead, children }: SortableRowProps) {
  const row = useSortable({ id, disabled: lead !== undefined })
  return (
    <li
      ref={row.setNodeRef}
      className={row.isDragging ? `${className} sortable-row-dragged` : className}
      style={{ transform: CSS.Translate.toString(row.transform), transition: row.transition }}
    >
      {lead ?? (
        <button
          type="button"
          className="sortable-row-handle inner-focus"
          {...row.attributes}
          {...row.listeners}
          ref={row.setActivatorNodeRef}
          aria-label={`Move ${name}`}
        >
          <DragIndicator fontSize="small" aria-hidden="true" />
        </button>
      )}
      {children}
    </li>
  )
}
