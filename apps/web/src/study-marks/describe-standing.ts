import type { StudyState } from './standing'

interface Standing {
  subjectId: number | null
  state: StudyState
  isWanted: boolean
  isReadable?: boolean
  isSuspended?: boolean
}

const states = {
  known: 'You know this.',
  learning: 'You are learning this.',
  due: 'A review of this is due.',
}

/** How the learner stands with a kanji or a word, in a sentence or two. */
export function describeStanding(kind: 'kanji' | 'word', standing: Standing): string {
  const readable = standing.isReadable ? ' You can read its kanji.' : ''
  const stopped = standing.isSuspended && standing.state !== 'none' ? ' It is not asked.' : ''
  return describeState(kind, standing) + stopped + (standing.state === 'known' ? '' : readable)
}

function describeState(kind: 'kanji' | 'word', { subjectId, state, isWanted }: Standing): string {
  if (state !== 'none') return states[state]
  if (subjectId === null) {
    return kind === 'kanji'
      ? 'No lesson teaches this kanji: it is rare in modern Japanese.'
      : 'No lesson teaches this spelling of the word.'
  }
  return isWanted ? 'In your next lessons.' : 'Not started.'
}
