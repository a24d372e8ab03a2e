import type { SubjectId } from '../subject'
import { findSubjectLock, type LearnerKeys, type LockableSubject } from './subject-lock'

/** An item whose lesson may come. */
export interface PlannedSubject extends LockableSubject {
  subjectId: SubjectId
}

/** `mixed`: words beside new kanji, by turns; `level`: the kanji of a level, and its words last. */
export type LessonOrder = 'mixed' | 'level'

export interface LessonPlan<Each extends PlannedSubject> {
  /** Items whose lesson is not done, in the order of teaching. */
  waiting: readonly Each[]
  keys: LearnerKeys
  /** Levels that the learner left behind: their components and kanji come last. */
  isBacklog: (level: number) => boolean
  order: LessonOrder
}

/** Whether a learner left a level behind: it is below their own, and not passed. */
export function isBacklogLevel(
  level: number,
  { ownLevel, isPassed }: { ownLevel: number; isPassed: (level: number) => boolean },
): boolean {
  return level < ownLevel && !isPassed(level)
}

/** Words between two kanji: a level has about twice as many, so that neither piles up. */
const wordsInTurn = 2

/**
 * The lessons that can be begun now, in their order: two words whose kanji are known, then a kanji,
 * and so on by turns. A component comes directly before its first kanji, and what is earlier in the
 * plan counts as learnt for what is later: a sitting teaches both. What a kanji of the sitting unlocks
 * waits for one more kanji: 日 twice running says little, and is sooner recalled than remembered.
 */
export function planLessons<Each extends PlannedSubject>({
  waiting,
  keys,
  isBacklog,
  order,
}: LessonPlan<Each>): Each[] {
  const inOrder = [
    ...waiting.filter(({ level }) => !isBacklog(level)),
    ...waiting.filter(({ level }) => isBacklog(level)),
  ]
  const byId = new Map(inOrder.map((each) => [each.subjectId, each]))
  const planned = new Set<SubjectId>()
  const plan: Each[] = []
  const keysThen: LearnerKeys = {
    ...keys,
    isIntroduced: (id) => planned.has(id) || keys.isIntroduced(id),
  }
  const kanji = inOrder.filter(({ kind }) => kind === 'kanji')
  let ready: Each[] = []
  /** Of level 1, where the lesson of a word's kanji is enough: their turn comes within the plan. */
  let early: Each[] = []
  /** Of these, what the latest kanji unlocked: ready with the next one. */
  let unlocked: Each[] = []
  let nextReady = 0
  for (const word of inOrder) {
    if (word.kind !== 'word') continue
    if (findSubjectLock(word, keys) === undefined) ready.push(word)
    else if (word.level === 1) early.push(word)
  }
  const places = new Map(inOrder.map(({ subjectId }, place) => [subjectId, place]))
  const placeOf = ({ subjectId }: Each) => places.get(subjectId) ?? 0

  const add = (subject: Each) => {
    planned.add(subject.subjectId)
    plan.push(subject)
  }
  const addWords = (count: number, level: number) => {
    for (let added = 0; added < count; added += 1) {
      const word = ready[nextReady]
      if (word === undefined || word.level > level) return
      nextReady += 1
      add(word)
    }
  }
  const readyUnlocked = () => {
    if (unlocked.length === 0) return
    ready = [...ready.slice(nextReady), ...unlocked].toSorted((a, b) => placeOf(a) - placeOf(b))
    nextReady = 0
    unlocked = []
  }
  const unlockEarlyWords = () => {
    if (early.length === 0) return
    const isOpen = (word: Each) => findSubjectLock(word, keysThen) === undefined
    unlocked = early.filter(isOpen)
    early = early.filter((word) => !isOpen(word))
  }
  /** With what it is made of before it; false where something of that cannot be learnt yet. */
  const addWithNeeds = (subject: Each): boolean => {
    if (planned.has(subject.subjectId)) return true
    if (!keys.isLevelOpen(subject.level)) return false
    const missing = subject.needs.filter((id) => !keysThen.isIntroduced(id))
    const parts = missing.flatMap((id) => byId.get(id) ?? [])
    if (parts.length < missing.length || !parts.every(addWithNeeds)) return false
    add(subject)
    return true
  }

  const everyLevel = Number.POSITIVE_INFINITY
  for (const [index, each] of kanji.entries()) {
    if (order === 'mixed') addWords(wordsInTurn, everyLevel)
    if (addWithNeeds(each)) {
      readyUnlocked()
      unlockEarlyWords()
    }
    const isLastOfLevel = kanji[index + 1]?.level !== each.level
    if (order === 'level' && isLastOfLevel) {
      readyUnlocked()
      addWords(everyLevel, each.level)
    }
  }
  readyUnlocked()
  addWords(everyLevel, everyLevel)
  // Components whose kanji are learnt already, or come in a later level.
  for (const each of inOrder) {
    if (each.kind === 'component' && !planned.has(each.subjectId)) addWithNeeds(each)
  }
  return plan
}
