import type { FindSlice, FontSlice } from '@kotonoha/contract/site/font-slices'
import { fetchFace, readSlices } from './japanese-slices'

/** One slice that does not come keeps the others away for so long at most. */
const longestWaitMs = 3000

/** Addresses of the slices that are held whole, or on their way. */
const held = new Set<string>()

/** Faces of a page that the server drew: each holds for the letters of that page alone. */
const ofPage = new Map<string, { face: FontFace; letters: string }>()

/** Letters in the families that one text is drawn with, the first that has a letter first. */
export interface Lettering {
  families: readonly string[]
  letters: Iterable<string>
}

export function holdFaceOfPage(address: string, letters: string, face: FontFace): void {
  // The whole slice may have come before it.
  if (held.has(address)) return
  document.fonts.add(face)
  ofPage.set(address, { face, letters })
}

/**
 * Fetches the slices that letters are drawn with and that are not there yet, and has them hold all
 * at once. Where they can't be had, the system's own Japanese face stands in.
 */
export async function holdFaces(letterings: Iterable<Lettering>): Promise<void> {
  const wanted = listWanted(await readSlices(), letterings)
  if (wanted.length === 0) return
  const ready: [FontSlice, FontFace][] = []
  let isLate = false
  const loads = wanted.map(async (slice) => {
    held.add(slice.address)
    try {
      const face = await fetchFace(slice)
      if (isLate) show(slice, face)
      else ready.push([slice, face])
    } catch {
      // Asked for again with the next text that has its letters.
      held.delete(slice.address)
    }
  })
  await Promise.race([
    Promise.all(loads),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ])
  isLate = true
  for (const [slice, face] of ready) show(slice, face)
}

function show({ address }: FontSlice, face: FontFace): void {
  document.fonts.add(face)
  const before = ofPage.get(address)
  if (before !== undefined) document.fonts.delete(before.face)
  ofPage.delete(address)
}

function listWanted(findSlice: FindSlice, letterings: Iterable<Lettering>): FontSlice[] {
  const wanted = new Set<FontSlice>()
  for (const { families, letters } of letterings) {
    for (const letter of letters) {
      const slice = findFirst(findSlice, families, letter)
      if (slice === undefined || held.has(slice.address)) continue
      if (ofPage.get(slice.address)?.letters.includes(letter) !== true) wanted.add(slice)
    }
  }
  return [...wanted]
}

function findFirst(
  findSlice: FindSlice,
  families: readonly string[],
  letter: string,
): FontSlice | undefined {
  const code = letter.codePointAt(0) ?? 0
  for (const family of families) {
    const slice = findSlice(family, code)
    if (slice !== undefined) return slice
  }
  return undefined
}
