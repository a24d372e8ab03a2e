import type { PageFace } from '@kotonoha/contract/site/first-view'
import {
  createFindSlice,
  type FindSlice,
  listFontSlices,
} from '@kotonoha/contract/site/font-slices'

/** Where the build writes the file that lists the slices of the Japanese faces. */
const element =
  /<script type="application\/json" id="page-faces" data-file="([^"]+)">\[\](?=<\/script>)/

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
  const findSlice = createFindSlice(listFontSlices(styles))
  return (text, html) => {
    // Of the dates that are today somewhere one is seen: its slices are fetched before the others'.
    const shown = leaveOneDate(html) + html
    const glyphs = [...shown.matchAll(glyph)].map(([, letters]) => letters)
    const letters = shown.replaceAll(glyph, '').replaceAll(/<[^>]*>/g, '')
    const faces = [
      chooseSlices(findSlice, 'Klee One', glyphs.join('')),
      chooseSlices(findSlice, 'Noto Sans JP Variable', letters),
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
function chooseSlices(findSlice: FindSlice, family: string, text: string): PageFace | undefined {
  const letters = [...new Set(text)].filter((letter) => toCode(letter) >= firstJapanese)
  const files = new Map<string, string>()
  let weight: string | undefined
  for (const letter of letters.slice(0, maxLetters)) {
    const slice = findSlice(family, toCode(letter))
    if (slice === undefined) continue
    const known = files.get(slice.address)
    if (known === undefined && files.size >= maxSlices) continue
    files.set(slice.address, (known ?? '') + letter)
    weight = slice.weight
  }
  return weight === undefined ? undefined : { family, weight, slices: [...files] }
}

function toCode(letter: string): number {
  return letter.codePointAt(0) ?? 0
}
