import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredSubjectStudy } from '../../tables/curriculum-tables'
import type {
  StoredPitchPattern,
  StoredRubySegment,
  StoredUsedKanji,
} from '../../tables/stored-word'
import { toRuby } from '../../tables/to-ruby'
import { statement } from '../statement'

/** How a word is written, read over its kanji, and said. */
export interface SpellingTeaching {
  furigana: RubySegment[]
  /** The kanji in writing order; null where the word is read as a whole. */
  kanji: { literal: string; readingInWord: string | null }[]
  downsteps: number[]
}

const spelling = statement<{
  furigana: string
  kanji: Uint8Array
  pitch: Uint8Array | null
}>('SELECT furigana, kanji, pitch FROM spelling WHERE spelling_id = ?')

export function findSpellingTeaching(
  dictionary: Dictionary,
  spellingId: string,
): SpellingTeaching | undefined {
  const row = spelling.find(dictionary, spellingId)
  if (row === undefined) return undefined
  const furigana: StoredRubySegment[] = JSON.parse(row.furigana)
  const kanji = unpackJson<StoredUsedKanji[]>(dictionary, 'word', row.kanji)
  const pitch =
    row.pitch === null ? [] : unpackJson<StoredPitchPattern[]>(dictionary, 'word', row.pitch)
  return {
    furigana: toRuby(furigana),
    kanji: kanji.map(([literal, readingInWord]) => ({
      literal,
      readingInWord: readingInWord || null,
    })),
    downsteps: pitch.map(({ downstep }) => downstep),
  }
}

const studyData = statement<{ data: Uint8Array }>(
  'SELECT data FROM subject_study WHERE subject_id = ?',
)

/** The sentence that was written for a word of the curriculum. */
export function findLessonSentence(
  dictionary: Dictionary,
  subjectId: number,
): { japanese: string; english: string } | undefined {
  const row = studyData.find(dictionary, subjectId)
  if (row === undefined) return undefined
  return unpackJson<StoredSubjectStudy>(dictionary, 'study', row.data).lesson?.sentence
}
