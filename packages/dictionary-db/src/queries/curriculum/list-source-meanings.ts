import type { Subject } from '../../entities/curriculum/subject'
import type { Dictionary } from '../../open-dictionary'
import type { StoredSenseSummary } from '../../tables/stored-word'
import { statement } from '../statement'

const sensesOfWord = statement<{ senses: string }>('SELECT senses FROM word WHERE word_id = ?')
const meaningsOfKanji = statement<{ meanings: string }>(
  'SELECT meanings FROM kanji WHERE literal = ?',
)

/** All that the sources say a kanji or a word means, whether it is taught or not; none of a component. */
export function listSourceMeanings(
  dictionary: Dictionary,
  { kind, wordId, literal }: Pick<Subject, 'kind' | 'wordId' | 'literal'>,
): string[] {
  if (kind === 'kanji') {
    const row = meaningsOfKanji.find(dictionary, literal)
    return row === undefined ? [] : JSON.parse(row.meanings)
  }
  const row = wordId === null ? undefined : sensesOfWord.find(dictionary, wordId)
  if (row === undefined) return []
  const senses: StoredSenseSummary[] = JSON.parse(row.senses)
  return [...new Set(senses.flatMap(([glosses]) => glosses))]
}
