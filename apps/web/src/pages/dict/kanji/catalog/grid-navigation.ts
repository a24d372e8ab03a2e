/** Where a tile lies, as the browser has laid it out. */
export interface TilePlace {
  left: number
  top: number
}

/** Tiles of one row may differ by a fraction of a pixel. */
const sameRowPx = 4

/**
 * Index of the tile that an arrow key leads to; undefined for other keys and where there is none.
 *
 * Up and down go to the nearest tile of the next row, whatever group it is in: rows are read off
 * the layout, since how many tiles fit depends on the window.
 */
export function findTileByKey(
  places: readonly TilePlace[],
  index: number,
  key: string,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1 < places.length ? index + 1 : undefined
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return places.length - 1
    case 'ArrowDown':
      return findInNextRow(places, index, 1)
    case 'ArrowUp':
      return findInNextRow(places, index, -1)
    default:
      return undefined
  }
}

function findInNextRow(
  places: readonly TilePlace[],
  index: number,
  step: 1 | -1,
): number | undefined {
  const from = places[index]
  if (from === undefined) return undefined
  let best: { index: number; top: number; distance: number } | undefined
  for (let at = index + step; at >= 0 && at < places.length; at += step) {
    const place = places[at]
    if (place === undefined || Math.abs(place.top - from.top) < sameRowPx) continue
    if (best !== undefined && Math.abs(place.top - best.top) >= sameRowPx) break
    const distance = Math.abs(place.left - from.left)
    if (best === undefined || distance < best.distance)
      best = { index: at, top: place.top, distance }
  }
  return best?.index
}
