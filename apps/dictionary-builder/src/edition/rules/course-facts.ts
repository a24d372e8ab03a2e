import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { unpackJson } from '@kotonoha/dictionary-db/packed-text/unpack-text'
import { cutSentence } from '@kotonoha/dictionary-db/queries/search/sentence/cut-sentence'
import type { SentencePart } from '@kotonoha/dictionary-db/queries/search/sentence/sentence-part'
import { openSearchIndex } from '@kotonoha/dictionary-db/search-index/open-search-index'
import { commonWord } from '@kotonoha/dictionary-db/search-index/word-index'
import type { StoredKanjiDefinition } from '@kotonoha/dictionary-db/tables/stored-kanji'
import type { StoredWordDefinition } from '@kotonoha/dictionary-db/tables/stored-word'
import { hasKanji } from '@kotonoha/japanese/kana/script'
import { isUnusual } from '../../drafts/headwords'

/** What the edition is checked against: the course as it is constructed from the sources. */
export interface CourseFacts {
  levelOfKanji: ReadonlyMap<string, number>
  /** Literals, by level. */
  components: ReadonlyMap<number, readonly string[]>
  /** The parts of a kanji that are taught, in the order of writing. */
  parts: ReadonlyMap<string, readonly string[]>
  /** Of a kanji, as the sources write them. */
  readings: ReadonlyMap<string, readonly string[]>
  /** How the word of JMdict's number is written and read, the most usual first. */
  listSpellings: (id: number) => readonly Spelling[]
  /** Stretches with kanji that are no word, when the sentence is cut into words as a search cuts it. */
  listUnknown: (sentence: string) => readonly string[]
  /** The words of a sentence, cut in the same way. */
  listWords: (sentence: string) => readonly SentenceWord[]
}

export interface SentenceWord {
  text: string
  /** JMdict's number. */
  id: number
  /** Common, or in a list of a language test. */
  isEveryday: boolean
}

interface Spelling {
  text: string
  reading: string
}

interface SubjectRow {
  subject_id: number
  kind: number
  literal: string
  level: number
}

/** Reads the facts from a dictionary file, whichever edition it was built with. */
export function readCourseFacts(dictionary: Dictionary): CourseFacts {
  const subjects = dictionary
    .prepare<SubjectRow>('SELECT subject_id, kind, literal, level FROM subject')
    .all()
  const literalOf = new Map(subjects.map(({ subject_id, literal }) => [subject_id, literal]))
  const components = new Map<number, string[]>()
  for (const { kind, level, literal } of subjects) {
    if (kind === 1) components.set(level, [...(components.get(level) ?? []), literal])
  }
  const kanji = subjects.filter(({ kind }) => kind === 2)
  return {
    levelOfKanji: new Map(kanji.map(({ literal, level }) => [literal, level])),
    components,
    parts: readParts(dictionary, new Set(kanji.map((each) => each.subject_id)), literalOf),
    readings: readReadings(dictionary),
    listSpellings: createSpellingFinder(dictionary),
    ...createSentenceCutter(dictionary),
  }
}

function createSentenceCutter(
  dictionary: Dictionary,
): Pick<CourseFacts, 'listUnknown' | 'listWords'> {
  const index = openSearchIndex(dictionary).words
  const cuts = new Map<string, SentencePart[]>()
  const cut = (sentence: string) => {
    const parts = cuts.get(sentence) ?? cutSentence(index, sentence)
    cuts.set(sentence, parts)
    return parts
  }
  return {
    listUnknown: (sentence) =>
      cut(sentence)
        .filter(({ text, word, isName }) => word === undefined && isName !== true && hasKanji(text))
        .map(({ text }) => text),
    listWords: (sentence) =>
      cut(sentence).flatMap(({ text, word }) => {
        const place = word === undefined ? undefined : index.wordOfSpelling[word.spelling]
        if (place === undefined) return []
        const isCommon = ((index.wordMarks[place] ?? 0) & commonWord) !== 0
        const isEveryday = isCommon || (index.jlpt[place] ?? 0) > 0
        return [{ text, id: index.wordId[place] ?? 0, isEveryday }]
      }),
  }
}

/** Of any word: one that only the edition names is no subject of a dictionary built before. */
function createSpellingFinder(dictionary: Dictionary): (id: number) => Spelling[] {
  const definition = dictionary.prepare<{ definition: Uint8Array }>(
    'SELECT definition FROM word_definition WHERE word_id = ?',
  )
  return (id) => {
    const row = definition.get(id)
    if (row === undefined) return []
    const { spellings } = unpackJson<StoredWordDefinition>(dictionary, 'word', row.definition)
    return spellings.filter(({ notes }) => !isUnusual({ notes: notes ?? [] }))
  }
}

function readParts(
  dictionary: Dictionary,
  kanji: ReadonlySet<number>,
  literalOf: ReadonlyMap<number, string>,
): Map<string, string[]> {
  const needs = dictionary
    .prepare<{ subject_id: number; needs_id: number }>(
      'SELECT subject_id, needs_id FROM subject_need ORDER BY subject_id, place',
    )
    .all()
  const parts = new Map<string, string[]>()
  for (const { subject_id, needs_id } of needs) {
    const whole = literalOf.get(subject_id)
    const part = literalOf.get(needs_id)
    if (!kanji.has(subject_id) || whole === undefined || part === undefined) continue
    parts.set(whole, [...(parts.get(whole) ?? []), part])
  }
  return parts
}

function readReadings(dictionary: Dictionary): Map<string, string[]> {
  const rows = dictionary
    .prepare<{ literal: string; definition: Uint8Array }>(
      `SELECT literal, definition FROM subject
       JOIN kanji_definition ON code_point = unicode(literal) WHERE kind = 2`,
    )
    .all()
  return new Map(
    rows.map(({ literal, definition }) => {
      const stored = unpackJson<StoredKanjiDefinition>(dictionary, 'kanji', definition)
      return [literal, stored.readings.map(toWritten)]
    }),
  )
}

/** た.べる, as the sources and the edition write it. */
function toWritten({ stem, okurigana }: { stem: string; okurigana: string }): string {
  return okurigana === '' ? stem : `${stem}.${okurigana}`
}
