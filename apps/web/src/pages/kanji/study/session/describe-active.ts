import { toDeviceInSentence } from '@kotonoha/contract/core/user/name-device'
import type { ActiveSession, StudyWish } from './study-calls'

const modes = { lessons: 'lessons', reviews: 'reviews', practice: 'practice' } as const

/** The session under way: "14 reviews left · level 7 · 2 h ago on Firefox on Windows". */
export function describeActive(
  { mode, left, level, touchedAt, device }: ActiveSession,
  nowMs: number,
): string {
  const parts = [
    mode === 'reviews' && left === 1
      ? '1 review left'
      : `${left.toLocaleString('en')} ${toCounted(mode)} left`,
    ...(level === null ? [] : [`level ${level}`]),
    `${describeAge(nowMs - Date.parse(touchedAt))} on ${toDeviceInSentence(device)}`,
  ]
  return parts.join(' · ')
}

/** What becomes of the session under way where another is begun: it ends for "lessons of level 7". */
export function describeStartingNew(wish: StudyWish): string {
  return `“Start new” begins ${describeWish(wish)} and ends this session; the answers you gave are safe either way.`
}

const practised = { leeches: 'leeches', mistakes: 'recent mistakes', level: 'your level' } as const

function describeWish({ mode, level, practice }: StudyWish): string {
  const isOfLevel = mode === 'lessons' || practice === 'level'
  if (level !== undefined && isOfLevel) return `${modes[mode]} of level ${level}`
  return practice === undefined ? modes[mode] : `${modes[mode]} of ${practised[practice]}`
}

/** Lessons are left with the questions of their quiz. */
function toCounted(mode: ActiveSession['mode']): string {
  return mode === 'reviews' ? modes.reviews : `questions of ${modes[mode]}`
}

function describeAge(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 2) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  return `${Math.round(minutes / 60)} h ago`
}
