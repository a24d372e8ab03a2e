import japaneseFonts from './japanese-fonts.css?url'

/**
 * Adds the long list of font slices when the first page is drawn: until it is there the system's
 * own Japanese face stands in, whose glyphs are as wide.
 */
export function loadJapaneseFonts(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = japaneseFonts
  document.head.append(link)
}
