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
  const { subjectId, facet } = asked.question
  const item = session.items.get(subjectId)
  const most = item === undefined ? mostHints : countHints(item, facet)
  if (study.queue.position.hints >= most) return session
  return { ...session, study: { ...study, queue: noteHelp(study.queue, 'hints') } }
}

/** A third hint would be the answer. */
const mostHints = 2

/** How many hints there are: of an answer of two kana the half says no more than its beginning. */
export function countHints(item: StudyItem, facet: Facet): number {
  return listHints(item, { facet, hints: mostHints }).length
}

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
  const half = letters.slice(0, Math.ceil(letters.length / 2))
  const more = half.length > 1 ? [`Begins with “${half.join('')}”`] : []
  return (aid === undefined ? [first, ...more] : [aid, first]).slice(0, hints)
}

function toMemoryAid({ note, parts }: StudyItem): string | undefined {
  if (note !== '') return `Your note: ${note}`
  if (parts.length < 2) return undefined
  return `Made of ${parts.map(({ literal, meaning }) => `${literal} ${meaning}`).join(' + ')}`
}
