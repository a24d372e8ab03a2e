import type { Subject } from '../../entities/curriculum/subject'
import type { VerbUse } from '../../entities/curriculum/verb-use'
import type { Dictionary } from '../../open-dictionary'
import type { StoredSenseSummary } from '../../tables/stored-word'
import { statement } from '../statement'
import { findVerbPartner } from '../words/find-verb-partner'
import { findSubjectStudyData } from './find-subject-study-data'

const sensesOfWord = statement<{ senses: string }>('SELECT senses FROM word WHERE word_id = ?')
const subjectOfSpelling = statement<{ subject_id: number }>(
  'SELECT subject_id FROM subject WHERE spelling_id = ?',
)

/**
 * Whether a verb of the curriculum takes an object, and the verb that says the same the other way.
 * Undefined for what is no verb, and for one whose first senses are used both ways.
 */
export function findVerbUse(
  dictionary: Dictionary,
  { wordId, literal }: Pick<Subject, 'wordId' | 'literal'>,
): VerbUse | undefined {
  const row = wordId === null ? undefined : sensesOfWord.find(dictionary, wordId)
  if (wordId === null || row === undefined) return undefined
  const stored: StoredSenseSummary[] = JSON.parse(row.senses)
  const codes = stored.slice(0, mostSenses).flatMap(([, partsOfSpeech]) => partsOfSpeech)
  const isTransitive = codes.includes('vt')
  if (isTransitive === codes.includes('vi')) return undefined
  const senses = stored.map(([, partsOfSpeech]) => ({ partsOfSpeech }))
  const found = findVerbPartner(dictionary, { wordId, text: literal, senses })
  const partnerId = found && subjectOfSpelling.find(dictionary, found.word.spellingId)?.subject_id
  const [partner] = partnerId === undefined ? [] : findSubjectStudyData(dictionary, [partnerId])
  if (partner === undefined) return { isTransitive, partner: null }
  const { subject, acceptedMeanings: meanings } = partner
  return { isTransitive, partner: { literal: subject.literal, meanings } }
}

/** What a learner meets of a word; a later sense that is used the other way changes nothing. */
const mostSenses = 3
