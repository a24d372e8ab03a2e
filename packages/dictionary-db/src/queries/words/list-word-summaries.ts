import type { WordSummary } from '../../entities/word-summary'
import { KeptByTurns } from '../../kept-by-turns'
import { oncePerDictionary } from '../../once-per-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { commonWord, loanword, spellingIdOf, type WordIndex } from '../../search-index/word-index'
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

const openKept = oncePerDictionary((_: WordIndex) => new KeptByTurns<number, ReadWordRow>(mostKept))

/** What the index does not know of a headword: each column costs as much as what is in it. */
type UnindexedColumns = Pick<WordRow, 'text' | 'reading' | 'furigana' | 'senses' | 'frequency_rank'>

const unindexedOfSpelling = statement<UnindexedColumns>(`
  SELECT spelling.text, spelling.reading, spelling.furigana, word.senses, word.frequency_rank
  FROM   spelling
  JOIN   word ON word.word_id = spelling.word_id
  WHERE  spelling.spelling_id = ?`)

/** As `findWordSummary`, for a spelling by its number. What it gives is shared: not to be changed. */
export function findSummaryOfSpelling(
  dictionary: Dictionary,
  index: WordIndex,
  { spelling, meaningId }: { spelling: number; meaningId?: number | undefined },
): WordSummary | undefined {
  const row = findRow(dictionary, index, spelling)
  return row && summariseWord(row, meaningId)
}

/** What the word of a spelling means besides its first sense, in short. */
export function findLaterSenses(
  dictionary: Dictionary,
  index: WordIndex,
  spelling: number,
): string[] {
  const row = findRow(dictionary, index, spelling)
  return row === undefined ? [] : listLaterSenses(row)
}

function findRow(
  dictionary: Dictionary,
  index: WordIndex,
  spelling: number,
): ReadWordRow | undefined {
  const kept = openKept(index)
  const known = kept.find(spelling)
  if (known !== undefined) return known
  const spellingId = spellingIdOf(index, spelling)
  const unindexed = unindexedOfSpelling.find(dictionary, spellingId)
  if (unindexed === undefined) return undefined
  const word = index.wordOfSpelling[spelling] ?? 0
  const marks = index.wordMarks[word] ?? 0
  const row = readWordRow({
    word_id: index.wordId[word] ?? 0,
    spelling_id: spellingId,
    text: unindexed.text,
    reading: unindexed.reading,
    furigana: unindexed.furigana,
    senses: unindexed.senses,
    jlpt: index.jlpt[word] ?? 0,
    is_common: (marks & commonWord) === 0 ? 0 : 1,
    is_loanword: (marks & loanword) === 0 ? 0 : 1,
    frequency_rank: unindexed.frequency_rank,
  })
  kept.keep(spelling, row)
  return row
}
