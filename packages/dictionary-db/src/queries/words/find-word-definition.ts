import { conjugatingPartsOfSpeech } from '@kotonoha/japanese/conjugation/conjugate'
import { listKeyForms } from '@kotonoha/japanese/conjugation/key-forms'
import type { Spelling, WordDefinition } from '../../entities/word-definition'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type {
  StoredPitchPattern,
  StoredSpelling,
  StoredUsedKanji,
  StoredWordDefinition,
} from '../../tables/stored-word'
import { toRuby } from '../../tables/to-ruby'
import { areFrequenciesCounted } from '../about/are-frequencies-counted'
import { statement } from '../statement'
import { toJlptLevel } from '../to-jlpt-level'
import { findVerbPartner } from './find-verb-partner'
import { toExample, toSense } from './stored-sense'
import { toTag } from './word-tag'

export interface WordDefinitionKey {
  wordId: number
  spellingId?: string | null | undefined
  meaningId?: number | null | undefined
}

interface DefinitionRow {
  jlpt: number | null
  is_common: number
  is_loanword: number
  frequency_rank: number | null
  definition: Uint8Array
}

const definitionOfWord = statement<DefinitionRow>(`
  SELECT jlpt, is_common, is_loanword, frequency_rank, definition
  FROM   word
  JOIN   word_definition ON word_definition.word_id = word.word_id
  WHERE  word.word_id = ?`)

const kanjiAndPitch = statement<{ kanji: Uint8Array; pitch: Uint8Array | null }>(
  `SELECT kanji, pitch FROM spelling WHERE spelling_id = ?`,
)

const kanji = /\p{Script=Han}/u

/**
 * Everything the head of a word page shows. Undefined for a word, a spelling of it or a sense of
 * it that does not exist: a link to another word's spelling is a mistake, not a wish to guess at.
 */
export function findWordDefinition(
  dictionary: Dictionary,
  { wordId, spellingId, meaningId }: WordDefinitionKey,
): WordDefinition | undefined {
  const row = definitionOfWord.find(dictionary, wordId)
  if (row === undefined) return undefined
  const stored = unpackJson<StoredWordDefinition>(dictionary, 'word', row.definition)
  const chosen =
    spellingId == null
      ? stored.spellings[0]
      : stored.spellings.find((each) => each.spellingId === spellingId)
  if (chosen === undefined) return undefined
  if (meaningId != null && stored.senses[meaningId - 1] === undefined) return undefined

  const ofSpelling = kanjiAndPitch.find(dictionary, chosen.spellingId)
  const usedKanji =
    ofSpelling === undefined
      ? []
      : unpackJson<StoredUsedKanji[]>(dictionary, 'word', ofSpelling.kanji)
  const patterns =
    ofSpelling?.pitch == null
      ? []
      : unpackJson<StoredPitchPattern[]>(dictionary, 'word', ofSpelling.pitch)
  const [conjugating, ...otherClasses] = conjugatingPartsOfSpeech(
    stored.senses.flatMap((sense) => sense.partsOfSpeech),
  )
  const spelling = toSpelling(dictionary, chosen)
  const withKanji = stored.spellings.find(({ text }) => kanji.test(text)) ?? chosen
  return {
    wordId,
    spelling,
    meaningId: meaningId ?? null,
    spellings: stored.spellings.map((each) => toSpelling(dictionary, each)),
    senses: stored.senses.map((sense, index) => toSense(dictionary, sense, index + 1)),
    furtherExamples: (stored.furtherExamples ?? []).map(toExample),
    kanjiIds: [...new Set(usedKanji.map(([literal]) => literal))],
    jlpt: toJlptLevel(row.jlpt),
    isCommon: row.is_common === 1,
    isUsuallyKana: stored.senses[0]?.usage?.includes('uk') ?? false,
    isLoanword: row.is_loanword === 1,
    frequencyRank: areFrequenciesCounted(dictionary) ? row.frequency_rank : null,
    hasPronunciation: patterns.length > 0,
    downsteps: [...new Set(patterns.map(({ downstep }) => downstep))],
    hasConjugation: conjugating !== undefined,
    // Of a word of two classes, one table would be as wrong as the other.
    keyForms:
      conjugating === undefined || otherClasses.length > 0
        ? []
        : listKeyForms({ ...spelling, partOfSpeech: conjugating }),
    partner:
      findVerbPartner(dictionary, {
        wordId,
        text: kanji.test(chosen.text) ? chosen.text : withKanji.text,
        senses: stored.senses,
      }) ?? null,
  }
}

function toSpelling(dictionary: Dictionary, stored: StoredSpelling): Spelling {
  return {
    spellingId: stored.spellingId,
    text: stored.text,
    reading: stored.reading,
    furigana: toRuby(stored.furigana),
    isCommon: stored.isCommon ?? false,
    notes: (stored.notes ?? []).map((code) => toTag(dictionary, 'form', code)),
  }
}
