import {
  createFindSlice,
  type FindSlice,
  type FontSlice,
  listFontSlices,
} from '@kotonoha/contract/site/font-slices'
import japaneseFonts from './japanese-fonts.css?url'

let list: Promise<FindSlice> | undefined

/** The long list of all slices. As rules of the page they would cost each new page half its time. */
export function fetchSlices(): Promise<FindSlice> {
  list ??= fetchList().catch((error: unknown) => {
    list = undefined
    throw error
  })
  return list
}

async function fetchList(): Promise<FindSlice> {
  // The server of `npm run dev` gives a module otherwise.
  const headers: HeadersInit = import.meta.env.DEV ? { accept: 'text/css' } : {}
  const response = await fetch(japaneseFonts, { priority: 'low', headers })
  if (!response.ok) throw new Error(`The list of faces was answered with ${response.status}`)
  return createFindSlice(listFontSlices(await response.text()))
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
