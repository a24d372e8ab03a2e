import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { Tag } from '../../entities/word-definition'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredPitchPattern, StoredSenseSummary } from '../../tables/stored-word'
import { toRuby } from '../../tables/to-ruby'
import { statement } from '../statement'
import { toTag } from './word-tag'

export interface SpellingKey {
  wordId: number
  /** Null or undefined: the first spelling of the word. */
  spellingId?: string | null | undefined
}

/** A headword with what its conjugation and pronunciation are made from. */
export interface SpellingOfWord {
  spellingId: string
  text: string
  reading: string
  furigana: RubySegment[]
  /** Of all senses of the word, each once, in the order of the senses. */
  partsOfSpeech: Tag[]
  /** Null where no pitch accent is known. */
  pitch: StoredPitchPattern[] | null
}

interface SpellingRow {
  spelling_id: string
  text: string
  reading: string
  furigana: string
  pitch: Uint8Array | null
  senses: string
}

const spellingOfWord = statement<SpellingRow>(`
  SELECT spelling.spelling_id, text, reading, furigana, pitch, senses
  FROM   word
  JOIN   spelling ON spelling.spelling_id = coalesce(?, word.first_spelling_id)
  WHERE  word.word_id = ? AND spelling.word_id = word.word_id`)

/** The spelling asked for, else the first; undefined when the word has no such spelling. */
export function findSpelling(
  dictionary: Dictionary,
  { wordId, spellingId }: SpellingKey,
): SpellingOfWord | undefined {
  const row = spellingOfWord.find(dictionary, spellingId ?? null, wordId)
  if (row === undefined) return undefined
  const senses: StoredSenseSummary[] = JSON.parse(row.senses)
  const codes = [...new Set(senses.flatMap(([, partsOfSpeech]) => partsOfSpeech))]
  return {
    spellingId: row.spelling_id,
    text: row.text,
    reading: row.reading,
    furigana: toRuby(JSON.parse(row.furigana)),
    partsOfSpeech: codes.map((code) => toTag(dictionary, 'part-of-speech', code)),
    pitch: row.pitch === null ? null : unpackJson(dictionary, 'word', row.pitch),
  }
}
