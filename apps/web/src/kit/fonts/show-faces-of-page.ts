import { followLetters } from './follow-letters'
import { holdFaceOfPage } from './hold-faces'
import { fetchListOfSlicesAhead } from './japanese-slices'
import { maxFetchedAhead, readFacesOfPage } from './load-japanese-fonts'
import { getLatinFonts, timeLeftForFontsMs } from './load-latin-fonts'

/** One slice that does not come keeps the others away for so long at most. */
const longestWaitMs = 3000

/**
 * The letters that the server drew have their faces when all of these are there, and those of Latin
 * text: one by one they would have the browser lay out the page as many times. The long list, for
 * which it takes longer than for everything else of a start, can wait until other letters may come.
 */
export async function showFacesOfPage(): Promise<void> {
  const faces = readFacesOfPage()
  // What was looked at on this device is drawn by the browser alone.
  if (faces.length === 0 || document.documentElement.dataset.hasRecents !== undefined) {
    followLetters()
    return
  }
  let areFollowed = false
  // From now on, as a slice may be long in coming.
  whenSomethingIsDone(() => {
    areFollowed = true
    // Not before the answer to what was done.
    whenIdle(followLetters)
  })
  const ahead: OwnFace[] = []
  const others: OwnFace[] = []
  for (const { family, weight, slices } of faces) {
    for (const [index, [address, letters]] of slices.entries()) {
      const face = new FontFace(family, `url(${address}) format("woff2")`, {
        weight,
        display: 'swap',
        unicodeRange: toUnicodeRange(letters),
      })
      ;(index < maxFetchedAhead ? ahead : others).push({ address, letters, face })
    }
  }
  const timeLeftMs = timeLeftForFontsMs()
  const latin = timeLeftMs > 0 ? getLatinFonts() : []
  await Promise.race([
    // One that cannot be had is left out by the browser.
    Promise.allSettled([...latin, ...ahead.map(({ face }) => face)].map((face) => face.load())),
    new Promise((resolve) => setTimeout(resolve, timeLeftMs || longestWaitMs)),
  ])
  // Not yet loaded, those of Latin text wait for the next page.
  const here = latin.filter(({ status }) => status === 'loaded')
  for (const face of here) document.fonts.add(face)
  // Once followed, those of others that are seen come whole; the page may even be gone.
  const wanted = areFollowed ? ahead : [...ahead, ...others]
  for (const { address, letters, face } of wanted) holdFaceOfPage(address, letters, face)
  // Here, and not when something is done: what is drawn by hand is told to nobody, not even as a
  // request at that moment.
  fetchListOfSlicesAhead()
}

interface OwnFace {
  address: string
  letters: string
  face: FontFace
}

function toUnicodeRange(letters: string): string {
  return Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join()
}

/** The learner is at the page, or leaves it: what comes next may have any letter. */
function whenSomethingIsDone(act: () => void): void {
  // What was pressed before this code came is heard by nobody any more.
  if (navigator.userActivation?.hasBeenActive) {
    act()
    return
  }
  const done = new AbortController()
  for (const type of [
    'pointermove',
    'pointerdown',
    'keydown',
    'scroll',
    'touchstart',
    'popstate',
  ]) {
    addEventListener(
      type,
      () => {
        done.abort()
        act()
      },
      { passive: true, capture: true, signal: done.signal },
    )
  }
}

/** Safari does not say when it is idle. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 1000 })
  else setTimeout(act)
}
