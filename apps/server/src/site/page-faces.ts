import type { PageFace } from '@kotonoha/contract/site/first-view'

/** Where the build writes the file that lists the slices of the Japanese faces. */
const element =
  /<script type="application\/json" id="page-faces" data-file="([^"]+)">\[\](?=<\/script>)/

/** A slice of a face: the letters that it has, first and last of each range. */
interface Slice {
  family: string
  /** As a rule of the style sheet has it: `400`, or `100 900`. */
  weight: string
  file: string
  ranges: readonly (readonly [number, number])[]
}

/** Names in a page the slices that its letters are drawn with. */
export type NameFaces = (page: string, html: string) => string

/** No page that the server draws has so many different ones; the list is in each document. */
const maxLetters = 300
const maxSlices = 40

/** From here on letters are drawn with a Japanese face. */
const firstJapanese = 0x2e80

const glyph = /<span lang="ja" class="ja-kanji-glyph[^>]*>([^<]*)<\/span>/g

/**
 * The site's code fetches these slices before the faces hold: one that comes later, after the
 * browser has found which it needs, has it lay out once more all that is there. Each is named with
 * its letters on this page, so that it holds without the long list of all slices.
 */
export function createNameFaces(
  page: string,
  readFile: (path: string) => string | undefined,
): NameFaces {
  const [, file] = element.exec(page) ?? []
  const styles = file === undefined ? undefined : readFile(file)
  if (styles === undefined) return (text) => text
  const slices = listSlices(styles)
  return (text, html) => {
    // Of the dates that are today somewhere one is seen: its slices are fetched before the others'.
    const shown = leaveOneDate(html) + html
    const glyphs = [...shown.matchAll(glyph)].map(([, letters]) => letters)
    const letters = shown.replaceAll(glyph, '').replaceAll(/<[^>]*>/g, '')
    const faces = [
      chooseSlices(slices, 'Klee One', glyphs.join('')),
      chooseSlices(slices, 'Noto Sans JP Variable', letters),
    ].filter((face) => face !== undefined)
    return text.replace(
      element,
      () => `<script type="application/json" id="page-faces">${JSON.stringify(faces)}`,
    )
  }
}

/** What is drawn for each date that is today somewhere is seen for one of them. */
function leaveOneDate(html: string): string {
  const [before = '', ...ofDates] = html.split(/<\w+[^>]* data-date="/)
  return before + (ofDates.at(-1) ?? '')
}

/** In the order in which their letters come. */
function chooseSlices(
  slices: readonly Slice[],
  family: string,
  text: string,
): PageFace | undefined {
  const letters = [...new Set(text)].filter((letter) => toCode(letter) >= firstJapanese)
  const ofFamily = slices.filter((slice) => slice.family === family)
  const files = new Map<string, string>()
  for (const letter of letters.slice(0, maxLetters)) {
    const code = toCode(letter)
    const slice = ofFamily.find(({ ranges }) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    )
    if (slice === undefined) continue
    const known = files.get(slice.file)
    if (known === undefined && files.size >= maxSlices) continue
    files.set(slice.file, (known ?? '') + letter)
  }
  const { weight } = ofFamily[0] ?? {}
  return weight === undefined || files.size === 0
    ? undefined
    : { family, weight, slices: [...files] }
}

function toCode(letter: string): number {
  return letter.codePointAt(0) ?? 0
}

function listSlices(styles: string): Slice[] {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, family] = /font-family:\s*["']?([^;"']+)/.exec(rule) ?? []
    const [, weight = '400'] = /font-weight:\s*([^;}]+)/.exec(rule) ?? []
    const [, file] = /url\(["']?([^)"']+\.woff2)/.exec(rule) ?? []
    const [, ranges] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? []
    if (family === undefined || file === undefined || ranges === undefined) return []
    return [{ family, weight, file, ranges: ranges.split(',').map(toRange) }]
  })
}

/** `U+3041-3096`, `U+3005` or `U+4??`. */
function toRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [
    Number.parseInt(first.replaceAll('?', '0'), 16),
    Number.parseInt(last.replaceAll('?', 'f'), 16),
  ]
}
