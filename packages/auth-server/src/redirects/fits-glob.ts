/**
 * Whether a text fits a glob: `**` stands for anything, `*` for anything but `.` and `/`, `?` for
 * one such character. Follows all ways of fitting at once, one step for each character: a regular
 * expression would try them one after the other, and several `**` would take the time of a power.
 */
export function fitsGlob(glob: string, text: string): boolean {
  const tokens = glob.match(/\*\*|./gs) ?? []
  let places = reach(tokens, new Set([0]))
  for (const character of text) {
    const next = new Set<number>()
    for (const place of places) {
      const token = tokens[place]
      const isPart = character !== '.' && character !== '/'
      if (token === '**' || (token === '*' && isPart)) next.add(place)
      else if (token === character || (token === '?' && isPart)) next.add(place + 1)
    }
    places = reach(tokens, next)
    if (places.size === 0) return false
  }
  return places.has(tokens.length)
}

/** Stars may stand for nothing. */
function reach(tokens: readonly string[], places: Set<number>): Set<number> {
  for (const place of places) {
    if (tokens[place] === '*' || tokens[place] === '**') places.add(place + 1)
  }
  return places
}
