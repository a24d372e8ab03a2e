import {
  createFindSlice,
  type FindSlice,
  type FontSlice,
  listFontSlices,
} from '@kotonoha/contract/site/font-slices'
import japaneseFonts from './japanese-fonts.css?url'

let styles: Promise<string> | undefined
let finding: Promise<FindSlice> | undefined

/** The long list of all slices. As rules of the page they would cost each new page half its time. */
function fetchListOfSlices(): Promise<string> {
  styles ??= fetchList().catch((error: unknown) => {
    styles = undefined
    throw error
  })
  return styles
}

/** Where it can't be had now it is asked for again by the first text that needs it. */
export function fetchListOfSlicesAhead(): void {
  fetchListOfSlices().catch(() => {})
}

/** The list is read at the first question: that takes longer than any part of a start may. */
export function readSlices(): Promise<FindSlice> {
  finding ??= fetchListOfSlices().then(
    (text) => createFindSlice(listFontSlices(text)),
    (error: unknown) => {
      finding = undefined
      throw error
    },
  )
  return finding
}

async function fetchList(): Promise<string> {
  // The server of `npm run dev` gives a module otherwise.
  const headers: HeadersInit = import.meta.env.DEV ? { accept: 'text/css' } : {}
  const response = await fetch(japaneseFonts, { priority: 'low', headers })
  if (!response.ok) throw new Error(`The list of faces was answered with ${response.status}`)
  return response.text()
}

/** A face that holds when it is put among those of the document. */
export async function fetchFace({
  family,
  weight,
  address,
  unicodeRange,
}: FontSlice): Promise<FontFace> {
  const response = await fetch(address, { priority: 'low' })
  if (!response.ok) throw new Error(`A face was answered with ${response.status}`)
  // From its bytes it is there at once. Each that loads by itself has all text laid out anew.
  const face = new FontFace(family, await response.arrayBuffer(), {
    weight,
    unicodeRange,
    display: 'swap',
  })
  return face.load()
}
