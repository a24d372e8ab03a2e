import { useUserStore } from '../session/user-store'

/** Names the learner whose study data this device keeps. */
const storageKey = 'study-device'

let isStarted = false

/**
 * At the start of the site: a learner who has studied on this device may have answers here that the
 * server has not heard of, whichever page they open. Nobody else loads any of it.
 */
export function resumeStudy(): void {
  startIfUsed()
  useUserStore.subscribe(startIfUsed)
}

/** The learner at this device studies: from now on the device keeps what study needs. */
export function rememberStudy(): void {
  const { session } = useUserStore.getState()
  if (session.kind !== 'signed-in') return
  try {
    localStorage.setItem(storageKey, session.userId)
  } catch {
    // Then it starts whenever a page of kanji study is opened.
  }
  void start()
}

function startIfUsed(): void {
  const { session } = useUserStore.getState()
  if (session.kind === 'signed-in' && session.userId === findLearner()) void start()
}

async function start(): Promise<void> {
  if (isStarted) return
  isStarted = true
  try {
    const { startStudySync } = await import('./start-study-sync')
    startStudySync()
  } catch {
    // The code could not be fetched: the next page of kanji study tries again.
    isStarted = false
  }
}

function findLearner(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
