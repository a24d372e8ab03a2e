/** A slice of a face: a file with the letters of its ranges. */
export interface FontSlice {
  family: string
  /** As a rule of the style sheet has it: `400`, or `100 900`. */
  weight: string
  address: string
  /** As a rule of the style sheet has it: `U+3041-3096, U+30A1`. */
  unicodeRange: string
}

/** The slice of a family that has a letter, by its code point. */
export type FindSlice = (family: string, code: number) => FontSlice | undefined

/** The slices that a style sheet of `@font-face` rules names. */
export function listFontSlices(styles: string): FontSlice[] {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, family] = /font-family:\s*["']?([^;"']+)/.exec(rule) ?? []
    const [, weight = '400'] = /font-weight:\s*([^;}]+)/.exec(rule) ?? []
    const [, address] = /url\(["']?([^)"']+\.woff2)/.exec(rule) ?? []
    const [, unicodeRange] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? []
    if (family === undefined || address === undefined || unicodeRange === undefined) return []
    return [{ family, weight, address, unicodeRange }]
  })
}

interface Range {
  first: number
  last: number
  slice: FontSlice
}

export function createFindSlice(slices: readonly FontSlice[]): FindSlice {
  const families = new Map<string, Range[]>()
  for (const slice of slices) {
    const ranges = families.get(slice.family) ?? []
    families.set(slice.family, ranges)
    for (const text of slice.unicodeRange.split(',')) {
      const [first, last] = toRange(text)
      ranges.push({ first, last, slice })
    }
  }
  for (const ranges of families.values()) ranges.sort((a, b) => a.first - b.first)
  return (family, code) => {
    const ranges = families.get(family) ?? []
    const range = ranges[countStarted(ranges, code) - 1]
    return range !== undefined && code <= range.last ? range.slice : undefined
  }
}

/** How many ranges, of sorted ones that do not overlap, begin at a code point or before it. */
function countStarted(ranges: readonly Range[], code: number): number {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.first ?? 0) <= code) low = middle + 1
    else high = middle
  }
  return low
}

/** `U+3041-3096`, `U+3005` or `U+4??`, of which a style sheet has twenty thousand. */
function toRange(text: string): [first: number, last: number] {
  const from = text.indexOf('+') + 1
  const dash = text.indexOf('-', from)
  if (text.includes('?')) {
    const code = text.slice(from)
    return [
      Number.parseInt(code.replaceAll('?', '0'), 16),
      Number.parseInt(code.replaceAll('?', 'f'), 16),
    ]
  }
  // What follows the digits is left out.
  const first = Number.parseInt(text.slice(from), 16)
  return [first, dash === -1 ? first : Number.parseInt(text.slice(dash + 1), 16)]
}
