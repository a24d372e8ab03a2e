import japaneseFonts from './japanese-fonts.css?url'

const link = document.createElement('link')

/**
 * Fetches the long list of font slices, and those slices that the server named in the page. Until
 * they are shown the system's own Japanese face stands in, whose glyphs are as wide.
 */
export function fetchJapaneseFonts(): void {
  if (link.isConnected) return
  link.rel = 'stylesheet'
  link.media = 'not all'
  link.href = japaneseFonts
  document.head.append(link)
  const named = document.querySelector('#page-faces')?.textContent ?? '[]'
  for (const slice of JSON.parse(named) as string[]) {
    const preload = document.createElement('link')
    preload.rel = 'preload'
    preload.as = 'font'
    preload.crossOrigin = ''
    preload.fetchPriority = 'low'
    preload.href = slice
    document.head.append(preload)
  }
}

/** From now on, or from when they are there. */
export function showJapaneseFonts(): void {
  link.media = 'all'
}
