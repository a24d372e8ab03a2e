import { useState } from 'react'

export interface Selection {
  /** In the order of the list; what has left the list is no longer among them. */
  itemIds: readonly string[]
  has: (itemId: string) => boolean
  toggle: (itemId: string) => void
  selectAll: () => void
  clear: () => void
}

/** Which items of the list are chosen for a change of all of them. */
export function useSelection(allIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  return {
    itemIds: allIds.filter((itemId) => chosen.has(itemId)),
    has: (itemId) => chosen.has(itemId),
    toggle: (itemId) =>
      setChosen((before) => {
        const after = new Set(before)
        if (!after.delete(itemId)) after.add(itemId)
        return after
      }),
    selectAll: () => setChosen(new Set(allIds)),
    clear: () => setChosen(new Set()),
  }
}
