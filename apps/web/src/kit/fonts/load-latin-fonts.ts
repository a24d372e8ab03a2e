import { preloadFont } from './preload-font'

declare global {
  interface Window {
    /** From `startup.js`, where they do not hold yet; none while developing, where they are rules. */
    latinFaces?: [source: string, letters: FontFaceDescriptors][]
  }
}

/** As of `font-display: fallback`: what has been read for so long stays as it is. */
const longestReadMs = 3000

let faces: FontFace[] | undefined

/** As files: a face that is loaded has all text laid out anew, whether it holds or not. */
export function fetchLatinFonts(): void {
  for (const [source] of window.latinFaces ?? []) preloadFont(source.slice('url('.length, -1))
}

/** For whoever loads them and has them hold. */
export function getLatinFonts(): FontFace[] {
  faces ??= (window.latinFaces ?? []).map(
    ([source, letters]) => new FontFace('Roboto', source, { display: 'swap', ...letters }),
  )
  return faces
}

/** When both are there: each by itself would have all text laid out once more. */
export async function showLatinFonts(): Promise<void> {
  await loadLatinFonts()
  for (const face of getLatinFonts()) document.fonts.add(face)
}

/**
 * For a page that was read in another face meanwhile: whoever has read for long keeps it as it is.
 */
export async function showLatinFontsInTime(): Promise<void> {
  if (timeLeftForFontsMs() === 0) return
  fetchLatinFonts()
  await loadLatinFonts()
  if (timeLeftForFontsMs() > 0) await showLatinFonts()
}

/** One that cannot be had is left out by the browser. */
async function loadLatinFonts(): Promise<void> {
  await Promise.allSettled(getLatinFonts().map((face) => face.load()))
}

/** How long nobody has read much yet in the face that stood in; 0 once somebody may have. */
export function timeLeftForFontsMs(): number {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
  return Math.max(longestReadMs + (firstPaint?.startTime ?? 0) - performance.now(), 0)
}
