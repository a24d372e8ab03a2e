/** Where the build writes the file that lists the slices of the Japanese faces. */
const element =
  /<script type="application\/json" id="page-faces" data-file="([^"]+)">\[\](?=<\/script>)/

/** A slice of a face: the letters that it has, first and last of each range. */
interface Slice {
  family: string
  file: string
  ranges: readonly (readonly [number, number])[]
}

/** Names in a page the slices that its first letters are drawn with. */
export type NameFaces = (page: string, html: string) => string

/** What a phone and most of a desk show at first. */
const maxLetters = 300
/** Of each face; whoever scrolls fetches the others then. */
const maxSlices = 12

/** From here on letters are drawn with a Japanese face. */
const firstJapanese = 0x2e80

const glyph = /<span lang="ja" class="ja-kanji-glyph[^>]*>([^<]*)<\/span>/g

/**
 * The site's code fetches these slices before it draws: one that comes later, after the browser has
 * found which it needs, has it lay out once more all that is there.
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
    const shown = leaveOneDate(html)
    const glyphs = [...shown.matchAll(glyph)].map(([, letters]) => letters)
    const letters = shown.replaceAll(glyph, '').replaceAll(/<[^>]*>/g, '')
    const files = [
      ...chooseSlices(slices, 'Klee One', glyphs.join('')),
      ...chooseSlices(slices, 'Noto Sans JP Variable', letters),
    ]
    return text.replace(
      element,
      () => `<script type="application/json" id="page-faces">${JSON.stringify(files)}`,
    )
  }
}

/** What is drawn for each date that is today somewhere is seen for one of them. */
function leaveOneDate(html: string): string {
  const [before = '', ...ofDates] = html.split(/<\w+[^>]* data-date="/)
  return before + (ofDates.at(-1) ?? '')
}

function chooseSlices(slices: readonly Slice[], family: string, text: string): Set<string> {
  const codes = [...text]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code >= firstJapanese)
    .slice(0, maxLetters)
  const ofFamily = slices.filter((slice) => slice.family === family)
  const files = new Set<string>()
  for (const code of new Set(codes)) {
    const slice = ofFamily.find(({ ranges }) =>
      ranges.some(([first, last]) => first <= code && code <= last),
    )
    if (slice !== undefined && files.size < maxSlices) files.add(slice.file)
  }
  return files
}

function listSlices(styles: string): Slice[] {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const [, family] = /font-family:\s*["']?([^;"']+)/.exec(rule) ?? []
    const [, file] = /url\(["']?([^)"']+\.woff2)/.exec(rule) ?? []
    const [, ranges] = /unicode-range:\s*([^;}]+)/.exec(rule) ?? []
    if (family === undefined || file === undefined || ranges === undefined) return []
    return [{ family, file, ranges: ranges.split(',').map(toRange) }]
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
