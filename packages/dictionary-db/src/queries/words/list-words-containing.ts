import type { WordSummary } from '../../entities/word-summary'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredWordDefinition } from '../../tables/stored-word'
import { statement } from '../statement'
import { toWordSummary, type WordRow, wordColumns } from './word-row'

/** As many as one looks through beside a word. */
const shown = 6

const wordsContaining = statement<WordRow>(`
  SELECT ${wordColumns}
  FROM   kanji_word
  JOIN   spelling ON spelling.spelling_id = kanji_word.spelling_id
  JOIN   word ON word.word_id = spelling.word_id
  WHERE  kanji_word.literal = ? AND is_first = 1
  AND    instr(spelling.text, ?) > 0 AND length(spelling.text) > length(?)
  ORDER  BY place
  LIMIT  ${shown}`)

const definitionOfWord = statement<{ definition: Uint8Array }>(
  'SELECT definition FROM word_definition WHERE word_id = ?',
)

const kanji = /\p{Script=Han}/u

/**
 * Compounds and set phrases with a word, the usual ones first: 小学校 of 学校, 出掛ける of 掛ける.
 * Written in kana, the word is looked for by its form with kanji; none where it has no such form,
 * since kana occur in anything. Undefined for a word that does not exist.
 */
export function listWordsContaining(
  dictionary: Dictionary,
  { wordId, spellingId }: { wordId: number; spellingId?: string | null | undefined },
): WordSummary[] | undefined {
  // The table of spellings is by their ids: to look there for those of a word is to read all of it.
  const row = definitionOfWord.find(dictionary, wordId)
  if (row === undefined) return undefined
  const { spellings } = unpackJson<StoredWordDefinition>(dictionary, 'word', row.definition)
  const chosen =
    spellingId == null ? spellings[0] : spellings.find((each) => each.spellingId === spellingId)
  if (chosen === undefined) return undefined
  const text = kanji.test(chosen.text)
    ? chosen.text
    : spellings.find((each) => kanji.test(each.text))?.text
  const literal =
    text === undefined ? undefined : Array.from(text).findLast((each) => kanji.test(each))
  if (text === undefined || literal === undefined) return []
  return wordsContaining.list(dictionary, literal, text, text).map((row) => toWordSummary(row))
}
