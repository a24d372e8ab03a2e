import type { PageFace } from '@kotonoha/contract/site/first-view'
import japaneseFonts from './japanese-fonts.css?url'
import { preloadFont } from './preload-font'

const list = document.createElement('link')

/** Of each face: what a phone and most of a desk show at first. The browser fetches others when they come into sight. */
export const maxFetchedAhead = 20

/**
 * Fetches the slices that the server named in the page, or the long list of all slices where it
 * named none. Until they are shown the system's own Japanese face stands in, whose glyphs are as
 * wide.
 */
export function fetchJapaneseFonts(): void {
  const faces = readFacesOfPage()
  if (faces.length === 0) fetchListOfFonts()
  for (const { slices } of faces) {
    for (const [address] of slices.slice(0, maxFetchedAhead)) preloadFont(address, 'low')
  }
}

/** The long list of all slices, of which nothing holds yet. */
export function fetchListOfFonts(): void {
  if (list.isConnected) return
  list.rel = 'stylesheet'
  list.media = 'not all'
  list.href = japaneseFonts
  document.head.append(list)
}

/** All letters have their faces from now on, or from when the long list is there. */
export function showJapaneseFonts(): void {
  fetchListOfFonts()
  list.media = 'all'
}

export function readFacesOfPage(): PageFace[] {
  return JSON.parse(document.querySelector('#page-faces')?.textContent ?? '[]')
}
