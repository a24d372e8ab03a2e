import japaneseFonts from './japanese-fonts.css?url'

const link = document.createElement('link')

/**
 * Fetches the long list of font slices: until it is shown the system's own Japanese face stands in,
 * whose glyphs are as wide.
 */
export function fetchJapaneseFonts(): void {
  if (link.isConnected) return
  link.rel = 'stylesheet'
  link.media = 'not all'
  link.href = japaneseFonts
  document.head.append(link)
}

/** From now on, or from when they are there. */
export function showJapaneseFonts(): void {
  link.media = 'all'
}
