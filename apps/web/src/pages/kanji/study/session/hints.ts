import { noteHelp } from '@kotonoha/study/session/question-queue'
import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../study-device/study-item'
import type { RunningSession } from './running-session'

/** A hint more for the question on the screen; a right answer is Hard then. */
export function takeHint(session: RunningSession): RunningSession {
  const { asked, study } = session
  if (asked === undefined || asked.outcome !== undefined || asked.way === 'self-graded') {
    return session
  }
  if (study.queue.position.hints >= mostHints) return session
  return { ...session, study: { ...study, queue: noteHelp(study.queue, 'hints') } }
}

/** A third hint would be the answer. */
const mostHints = 2

/** What the hints taken so far tell, the first one first. */
export function listHints(
  item: StudyItem,
  { facet, hints }: { facet: Facet; hints: number },
): string[] {
  const answer = facet === 'reading' ? (item.readings[0] ?? '') : item.meaning
  const letters = [...answer]
  const unit = facet === 'reading' ? 'kana' : 'letters'
  const first = `Begins with “${letters[0] ?? ''}” · ${letters.length} ${unit}`
  const aid = toMemoryAid(item)
  return (aid === undefined ? [first, toHalf(letters)] : [aid, first]).slice(0, hints)
}

function toHalf(letters: readonly string[]): string {
  return `Begins with “${letters.slice(0, Math.ceil(letters.length / 2)).join('')}”`
}

function toMemoryAid({ note, parts }: StudyItem): string | undefined {
  if (note !== '') return `Your note: ${note}`
  if (parts.length < 2) return undefined
  return `Made of ${parts.map(({ literal, meaning }) => `${literal} ${meaning}`).join(' + ')}`
}
