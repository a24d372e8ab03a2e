import type { WordSummary } from '../../entities/word-summary'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { spellingIdOf, type WordIndex } from '../../search-index/word-index'
import { statement } from '../statement'
import {
  listLaterSenses,
  type ReadWordRow,
  readWordRow,
  summariseWord,
  toWordSummary,
  type WordRow,
  wordColumns,
} from './word-row'

const wordOfSpelling = statement<WordRow>(`
  SELECT ${wordColumns}
  FROM   spelling
  JOIN   word ON word.word_id = spelling.word_id
  WHERE  spelling.spelling_id = ?`)

/** `meaningId` chooses the sense whose glosses are given; the first where it is left out. */
export function findWordSummary(
  dictionary: Dictionary,
  spellingId: string,
  meaningId?: number,
): WordSummary | undefined {
  const row = wordOfSpelling.find(dictionary, spellingId)
  return row === undefined ? undefined : toWordSummary(row, meaningId)
}

/**
 * Questions find much the same words again and again, and sentences are made of them: so many rows
 * are kept, about 1 KB each.
 */
const mostKept = 8000

const openKept = oncePerDictionary((_: WordIndex) => new Map<number, ReadWordRow>())

/** As `findWordSummary`, for a spelling by its number. What it gives is shared: not to be changed. */
export function findSummaryOfSpelling(
  dictionary: Dictionary,
  index: WordIndex,
  { spelling, meaningId }: { spelling: number; meaningId?: number | undefined },
): WordSummary | undefined {
  const row = findRow(dictionary, index, spelling)
  return row && summariseWord(row, meaningId)
}

/** What a word means besides its first sense, in short. */
export function findLaterSenses(dictionary: Dictionary, spellingId: string): string[] {
  const row = wordOfSpelling.find(dictionary, spellingId)
  return row === undefined ? [] : listLaterSenses(readWordRow(row))
}

function findRow(
  dictionary: Dictionary,
  index: WordIndex,
  spelling: number,
): ReadWordRow | undefined {
  const kept = openKept(index)
  const known = kept.get(spelling)
  if (known !== undefined) return known
  const row = wordOfSpelling.find(dictionary, spellingIdOf(index, spelling))
  if (row === undefined) return undefined
  const [oldest] = kept.size < mostKept ? [] : kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
  const read = readWordRow(row)
  kept.set(spelling, read)
  return read
}
