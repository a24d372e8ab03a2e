import type { itemTeaching } from '@kotonoha/contract/kanji/item-teaching'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import type { SubjectStudyData } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import { oncePerDictionary } from '@kotonoha/dictionary-db/once-per-dictionary'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import {
  findLessonSentence,
  findSpellingTeaching,
} from '@kotonoha/dictionary-db/queries/curriculum/find-spelling-teaching'
import { findKanjiStructure } from '@kotonoha/dictionary-db/queries/kanji/find-kanji-structure'
import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import type { z } from 'zod'
import { createCurriculumIndex } from './curriculum-index'
import { listAlike } from './list-alike'
import { listPartStrokes } from './part-strokes'

type ItemTeaching = z.infer<typeof itemTeaching>
type TaughtWord = ItemTeaching['words'][number]

/** A lesson has room for so many words of a kanji. */
const shownWords = 3

/** Place of each subject in the order of teaching. */
const teachingOrder = oncePerDictionary(
  (dictionary) =>
    new Map(
      createCurriculumIndex(dictionary).subjects.map((each, index) => [each.subjectId, index]),
    ),
)

/** What a lesson draws of an item beside the texts that were written for it. */
export function toItemTeaching(dictionary: Dictionary, data: SubjectStudyData): ItemTeaching {
  const { kind } = data.subject
  const alike = listAlike(dictionary, data).map(({ literal }) => literal)
  if (kind === 'word') return { ...toWordTeaching(dictionary, data), alike }
  if (kind === 'kanji') return { ...toKanjiTeaching(dictionary, data), alike }
  return { furigana: [], downsteps: [], parts: [], words: [], sentence: null }
}

function toWordTeaching(dictionary: Dictionary, data: SubjectStudyData): ItemTeaching {
  const { byId } = createCurriculumIndex(dictionary)
  const { spellingId } = data.subject
  const spelling = spellingId === null ? undefined : findSpellingTeaching(dictionary, spellingId)
  const parts = data.needs.flatMap((subjectId) => {
    const kanji = byId.get(subjectId)
    if (kanji === undefined) return []
    const used = spelling?.kanji.find(({ literal }) => literal === kanji.literal)
    const readingHere = used?.readingInWord ?? null
    return [{ subjectId, drawing: null, strokeIndices: [], knownAs: kanji.reading, readingHere }]
  })
  const { furigana = [], downsteps = [] } = spelling ?? {}
  return { furigana, downsteps, parts, words: [], sentence: null }
}

function toKanjiTeaching(dictionary: Dictionary, data: SubjectStudyData): ItemTeaching {
  const { byId, drawingOf } = createCurriculumIndex(dictionary)
  const tree = findKanjiStructure(dictionary, data.subject.literal)?.tree ?? null
  const literals = data.needs.map((id) => byId.get(id)?.literal ?? '')
  const strokes = listPartStrokes(tree, literals)
  const words = listReadableWords(dictionary, data)
  return {
    furigana: [],
    downsteps: [],
    parts: data.needs.map((subjectId, index) => ({
      subjectId,
      drawing: drawingOf(subjectId),
      strokeIndices: strokes[index] ?? [],
      knownAs: null,
      readingHere: null,
    })),
    words,
    sentence: findSentence(dictionary, words),
  }
}

/**
 * Words that can be read once the kanji is learnt, in the order of teaching: by that order, not by
 * the learner's own, so that what a lesson shows does not change with what was put off. One that
 * carries the taught reading leads, and is there in any case.
 */
function listReadableWords(dictionary: Dictionary, data: SubjectStudyData): TaughtWord[] {
  const { byId, needsOf } = createCurriculumIndex(dictionary)
  const order = teachingOrder(dictionary)
  const own = order.get(data.subject.subjectId) ?? 0
  const core = data.words.flatMap((id) => {
    const word = byId.get(id)
    return word?.isCore ? [word] : []
  })
  const isReadable = (word: Subject) =>
    needsOf(word.subjectId).every((id) => (order.get(id) ?? 0) <= own)
  const readable = core.filter(isReadable).slice(0, shownWords * 3)
  const isOfLevel = ({ level }: Subject) => level === data.subject.level
  const ofLevel = core.filter((word) => isOfLevel(word) && !readable.includes(word))
  const taught = readable.map((word) => toTaughtWord(dictionary, word, data))
  const carrier =
    taught.find((word) => word.hasTaughtReading) ??
    ofLevel
      .map((word) => toTaughtWord(dictionary, word, data))
      .find((word) => word.hasTaughtReading)
  if (carrier === undefined) return taught.slice(0, shownWords)
  const others = taught.filter(({ subjectId }) => subjectId !== carrier.subjectId)
  return [carrier, ...others].slice(0, shownWords)
}

function toTaughtWord(
  dictionary: Dictionary,
  { subjectId, literal, meaning, reading, spellingId }: Subject,
  data: SubjectStudyData,
): TaughtWord {
  const spelling = spellingId === null ? undefined : findSpellingTeaching(dictionary, spellingId)
  const { stem } = splitOkurigana(data.reading?.display ?? '')
  const used = spelling?.kanji.find((each) => each.literal === data.subject.literal)
  return {
    subjectId,
    literal,
    furigana: spelling?.furigana ?? [{ text: literal }],
    reading: reading ?? '',
    meaning,
    hasTaughtReading: used?.readingInWord != null && used.readingInWord === toHiragana(stem),
  }
}

function findSentence(
  dictionary: Dictionary,
  words: readonly TaughtWord[],
): ItemTeaching['sentence'] {
  for (const { subjectId, literal } of words) {
    const sentence = findLessonSentence(dictionary, subjectId)
    if (sentence !== undefined) return { literal, ...sentence }
  }
  return null
}
