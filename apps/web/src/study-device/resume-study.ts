import { findLearnerId, onUserChange } from '../session/who-is-here'

/** Names the learner whose study data this device keeps. */
const storageKey = 'study-device'

let isStarted = false

/**
 * At the start of the site: a learner who has studied on this device may have answers here that the
 * server has not heard of, whichever page they open. Nobody else loads any of it.
 */
export function resumeStudy(): void {
  startIfUsed()
  onUserChange(findLearnerId, startIfUsed)
}

/** The learner at this device studies: from now on the device keeps what study needs. */
export function rememberStudy(): void {
  const learnerId = findLearnerId()
  if (learnerId === undefined) return
  try {
    localStorage.setItem(storageKey, learnerId)
  } catch {
    // Then it starts whenever a page of kanji study is opened.
  }
  void start()
}

function startIfUsed(): void {
  const learnerId = findLearnerId()
  if (learnerId !== undefined && learnerId === findKeptLearner()) void start()
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

function findKeptLearner(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined
  } catch {
    return undefined
  }
}
