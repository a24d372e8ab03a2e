import { findSwitchedOffMark } from './installation'

const askPath = '/api/core.about.getInstallation'

/** Without an answer by then the page is drawn: with a bad connection it would wait each time. */
const patienceMs = 2000

const askAgainAfterMs = 60_000

/** Going back and forth between windows is no reason to ask each time. */
const leastPauseMs = 5000

/** What the server answers, and what tabs tell each other, as far as either is what it should be. */
interface Told {
  isSwitchedOff?: unknown
}

/** One tab hears it on the channel of kanji study; the others hear it from that tab. */
const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('kill-switch') : undefined

let handle: (isSwitchedOff: boolean) => void = () => undefined

/**
 * Whether the app is to draw nothing, before anything is drawn. The server has written it into the
 * page; one that the service worker kept asks first, and is drawn where there is no network.
 */
export async function isSwitchedOff(): Promise<boolean> {
  const mark = findSwitchedOffMark()
  if (mark !== 'ask') return mark === 'yes'
  return navigator.onLine ? ((await ask()) ?? false) : false
}

/**
 * Calls back whenever the app is switched off or on again, as this page gets to know it: it asks
 * every minute while it is seen and whenever one returns to it, and the channel of kanji study says
 * so as well (`hearSwitch`).
 */
export function watchKillSwitch(isOff: boolean, onChange: (isOff: boolean) => void): void {
  let known = isOff
  let askedAt = Date.now()
  handle = (now) => {
    if (now === known) return
    known = now
    onChange(now)
  }
  async function askAgain(): Promise<void> {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < leastPauseMs) return
    askedAt = Date.now()
    const now = await ask()
    if (now !== undefined) handle(now)
  }
  const tryAgain = () => void askAgain()
  for (const event of ['focus', 'pageshow', 'online']) window.addEventListener(event, tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
  setInterval(tryAgain, askAgainAfterMs)
  otherTabs?.addEventListener('message', ({ data }: MessageEvent<Told | null>) => {
    if (typeof data?.isSwitchedOff === 'boolean') handle(data.isSwitchedOff)
  })
}

/** What a heartbeat said, for this tab and the others. */
export function hearSwitch(isOff: boolean): void {
  otherTabs?.postMessage({ isSwitchedOff: isOff } satisfies Told)
  handle(isOff)
}

/**
 * Undefined where nobody answers. Looked at by hand: the landing page, too, carries this file, and
 * would carry a library for it. By itself and not among the calls of a page: those may be
 * answered from what is kept, and a batch with this one in it could not be.
 */
async function ask(): Promise<boolean | undefined> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(askPath, { cache: 'no-store', signal })
    const { result } = (await response.json()) as { result?: { data?: Told } }
    const isOff = result?.data?.isSwitchedOff
    return typeof isOff === 'boolean' ? isOff : undefined
  } catch {
    return undefined
  }
}
