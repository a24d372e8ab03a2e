declare global {
  interface Window {
    /** From `startup.js`, where they do not hold yet; none while developing, where they are rules. */
    latinFaces?: [source: string, letters: FontFaceDescriptors][]
  }
}

/** As of `font-display: fallback`: what has been read for so long stays as it is. */
const longestReadMs = 3000

/** As files: a face that is loaded has all text laid out anew, whether it holds or not. */
export function fetchLatinFonts(): void {
  for (const [source] of window.latinFaces ?? []) {
    const preload = document.createElement('link')
    preload.rel = 'preload'
    preload.as = 'font'
    preload.crossOrigin = ''
    preload.href = source.slice('url('.length, -1)
    document.head.append(preload)
  }
}

/** For whoever has them hold; nothing a second time. */
export function takeLatinFonts(): FontFace[] {
  const faces = window.latinFaces?.splice(0) ?? []
  return faces.map(
    ([source, letters]) => new FontFace('Roboto', source, { display: 'swap', ...letters }),
  )
}

/** When both are there: each by itself would have all text laid out once more. */
export async function showLatinFonts(): Promise<void> {
  const faces = takeLatinFonts()
  // One that cannot be had is left out by the browser.
  await Promise.allSettled(faces.map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}

/** Whether nobody has read much yet in the face that stood in. */
export function isEarlyForFonts(): boolean {
  const [firstPaint] = performance.getEntriesByName('first-contentful-paint')
  return performance.now() - (firstPaint?.startTime ?? 0) < longestReadMs
}
