/** Where a tile lies, as the browser has laid it out. */
export interface TilePlace {
  left: number
  top: number
}

/** The tiles in order. Each is measured only when asked for: there may be thousands. */
export interface Tiles {
  count: number
  placeAt: (index: number) => TilePlace | undefined
}

/** Tiles of one row may differ by a fraction of a pixel. */
const sameRowPx = 4

/**
 * Index of the tile that an arrow key leads to; undefined for other keys and where there is none.
 *
 * Up and down go to the nearest tile of the next row, whatever group it is in: rows are read off
 * the layout, since how many tiles fit depends on the window.
 */
export function findTileByKey(tiles: Tiles, index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return index + 1 < tiles.count ? index + 1 : undefined
    case 'ArrowLeft':
      return index > 0 ? index - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return tiles.count - 1
    case 'ArrowDown':
      return findInNextRow(tiles, index, 1)
    case 'ArrowUp':
      return findInNextRow(tiles, index, -1)
    default:
      return undefined
  }
}

function findInNextRow(tiles: Tiles, index: number, step: 1 | -1): number | undefined {
  const from = tiles.placeAt(index)
  let best: { index: number; top: number; distance: number } | undefined
  for (let at = index + step; at >= 0 && at < tiles.count; at += step) {
    const place = tiles.placeAt(at)
    if (from === undefined || place === undefined) return undefined
    if (Math.abs(place.top - from.top) < sameRowPx) continue
    if (best !== undefined && Math.abs(place.top - best.top) >= sameRowPx) break
    const distance = Math.abs(place.left - from.left)
    if (best === undefined || distance < best.distance) {
      best = { index: at, top: place.top, distance }
    }
  }
  return best?.index
}
