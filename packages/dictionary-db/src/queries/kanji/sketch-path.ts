/** How many points each command of KanjiVG's strokes takes. */
const pointsOf: Record<string, number> = { m: 1, l: 1, s: 2, c: 3 }

/**
 * A path of KanjiVG in whole units, of which a kanji is 109 wide: enough for a drawing of the size
 * of a letter, and a third of the text. Each point is rounded by where it is, and not by how far it
 * is from the one before, so that no stroke drifts. A path with other commands is left as it is.
 */
export function sketchPath(path: string): string {
  let [x, y] = [0, 0]
  let sketch = ''
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const count = pointsOf[letter.toLowerCase()]
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (count === undefined || numbers.length === 0 || numbers.length % (count * 2) !== 0) {
      return path
    }
    const isRelative = letter === letter.toLowerCase()
    const rounded: number[] = []
    while (numbers.length > 0) {
      const [fromX, fromY] = [x, y]
      for (let point = 0; point < count; point += 1) {
        x = (isRelative ? fromX : 0) + (numbers.shift() ?? 0)
        y = (isRelative ? fromY : 0) + (numbers.shift() ?? 0)
        rounded.push(
          Math.round(x) - (isRelative ? Math.round(fromX) : 0),
          Math.round(y) - (isRelative ? Math.round(fromY) : 0),
        )
      }
    }
    sketch += letter + rounded.join(' ').replaceAll(' -', '-')
  }
  return sketch
}
