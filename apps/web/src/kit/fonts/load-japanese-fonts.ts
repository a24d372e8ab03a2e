import type { PageFace } from '@kotonoha/contract/site/first-view'
import japaneseFonts from './japanese-fonts.css?url'
import { preload, preloadFont } from './preload-font'

/** Of each face: what a phone and most of a desk show at first. Others come when they are seen. */
export const maxFetchedAhead = 20

/**
 * Fetches the slices that the server named in the page, or the long list of all slices where it
 * named none. Until they are shown the system's own Japanese face stands in, whose glyphs are as
 * wide.
 */
export function fetchJapaneseFonts(): void {
  const faces = readFacesOfPage()
  if (faces.length === 0) preload('fetch', japaneseFonts, 'low')
  for (const { slices } of faces) {
    for (const [address] of slices.slice(0, maxFetchedAhead)) preloadFont(address, 'low')
  }
}

export function readFacesOfPage(): PageFace[] {
  return JSON.parse(document.querySelector('#page-faces')?.textContent ?? '[]')
}
