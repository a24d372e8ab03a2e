declare global {
  interface Window {
    /** Made by `startup.js`; none while developing, where they are rules. */
    latinFaces?: FontFace[]
  }
}

/** As of `font-display: fallback`: what has been read for so long stays as it is. */
const longestReadMs = 3000

/** Whether they hold is another matter. One that cannot be had is left out by the browser. */
export function fetchLatinFonts(): Promise<unknown> {
  return Promise.allSettled((window.latinFaces ?? []).map((face) => face.load()))
}

/** When both are there: each by itself would have all text laid out once more. */
export async function showLatinFonts(): Promise<void> {
  await fetchLatinFonts()
  for (const face of window.latinFaces ?? []) document.fonts.add(face)
}

/** Whether nobody has read much yet in the face that stood in. */
export function isEarlyForFonts(): boolean {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
  return performance.now() - (firstPaint?.startTime ?? 0) < longestReadMs
}
