import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { Dictionary } from '../../open-dictionary'
import type {
  StoredPitchPattern,
  StoredRubySegment,
  StoredUsedKanji,
} from '../../tables/stored-word'
import { statement } from '../statement'
import { toRuby } from '../words/word-row'

/** How a word is written, read over its kanji, and said. */
export interface SpellingTeaching {
  furigana: RubySegment[]
  /** The kanji in writing order; null where the word is read as a whole. */
  kanji: { literal: string; readingInWord: string | null }[]
  downsteps: number[]
}

const spelling = statement<{ furigana: string; kanji: string; pitch: string | null }>(
  'SELECT furigana, kanji, pitch FROM spelling WHERE spelling_id = ?',
)

export function findSpellingTeaching(
  dictionary: Dictionary,
  spellingId: string,
): SpellingTeaching | undefined {
  const row = spelling.find(dictionary, spellingId)
  if (row === undefined) return undefined
  const furigana: StoredRubySegment[] = JSON.parse(row.furigana)
  const kanji: StoredUsedKanji[] = JSON.parse(row.kanji)
  const pitch: StoredPitchPattern[] = row.pitch === null ? [] : JSON.parse(row.pitch)
  return {
    furigana: toRuby(furigana),
    kanji: kanji.map(([literal, readingInWord]) => ({
      literal,
      readingInWord: readingInWord || null,
    })),
    downsteps: pitch.map(({ downstep }) => downstep),
  }
}

const lessonSentence = statement<{ japanese: string | null; english: string | null }>(`
  SELECT json_extract(data, '$.lesson.sentence.japanese') AS japanese,
         json_extract(data, '$.lesson.sentence.english') AS english
  FROM   subject_study
  WHERE  subject_id = ?`)

/** The sentence that was written for a word of the curriculum. */
export function findLessonSentence(
  dictionary: Dictionary,
  subjectId: number,
): { japanese: string; english: string } | undefined {
  const row = lessonSentence.find(dictionary, subjectId)
  if (row?.japanese == null || row.english == null) return undefined
  return { japanese: row.japanese, english: row.english }
}
