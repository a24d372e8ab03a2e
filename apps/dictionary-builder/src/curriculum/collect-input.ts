import { unpackJson } from '@kotonoha/dictionary-db/packed-text/unpack-text'
import type { SqliteDatabase } from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type { StoredRelatedKanji } from '@kotonoha/dictionary-db/tables/stored-kanji'
import type { StoredSense, StoredUsedKanji } from '@kotonoha/dictionary-db/tables/stored-word'
import { hasKanji } from '@kotonoha/japanese/kana/script'
import { isUnusual } from '../drafts/headwords'
import type { KanjiDraft } from '../drafts/kanji-draft'
import type { KanjiFacts } from '../drafts/kanji-facts'
import type { SpellingDraft, WordDraft } from '../drafts/word-draft'
import type { Edition } from '../edition/edition'
import type { KanjiNeighbours } from '../sources/kanjium/kanjium-rows'
import type {
  CurriculumInput,
  CurriculumKanji,
  CurriculumSense,
  CurriculumSpelling,
  CurriculumWord,
} from './curriculum-input'
import type { KanjiUse } from './kanji-use'
import type { WordSenses } from './meanings/literal-senses'

/** Further senses are seldom what a learner answers. */
const sensesUsed = 4

/** Kanji that mean the opposite, by the kanji. */
interface Opposites {
  antonyms: ReadonlyMap<string, KanjiNeighbours>
}

/** All that the curriculum wants to know of words, picked from the catalog. */
export interface CourseWords {
  /** In the order of their ids. */
  words: readonly CurriculumWord[]
  /** Shares of the kanji in running text, by corpus. */
  corpora: readonly ReadonlyMap<string, number>[]
  /** Of whatever may be taught, all words that are written so, in the order of the catalog. */
  senses: readonly WordSenses[]
}

export interface EntriesRead {
  kanji: ReadonlyMap<string, KanjiDraft>
  relations: Opposites
  courseWords: CourseWords
}

/** Takes from everything read what the curriculum needs; kanji must be in the file already. */
export function collectInput(database: SqliteDatabase, entries: EntriesRead): CurriculumInput {
  const drafts = [...entries.kanji.values()]
  const { words, corpora } = entries.courseWords
  const findLookAlikes = createLookAlikeFinder(database)
  return {
    kanji: new Map(
      drafts
        .filter(({ source, meanings }) => source.grade !== null || meanings.length > 0)
        .map((draft) => [draft.literal, toKanji(draft, entries.relations, findLookAlikes)]),
    ),
    words,
    corpora,
  }
}

interface WordsRead {
  catalog: readonly WordDraft[]
  use: KanjiUse
}

/** Picks from all words what the curriculum is made from. */
export function collectCourseWords(
  read: WordsRead,
  kanji: readonly Pick<KanjiFacts, 'literal' | 'frequencyRank'>[],
  edition: Edition,
): CourseWords {
  const words = collectWords(read, edition)
  const literals = new Set(words.flatMap(({ spellings }) => spellings.map(({ text }) => text)))
  // Components and kanji are single characters.
  const mayBeTaught = (text: string) => literals.has(text) || isOneCharacter.test(text)
  return {
    words,
    corpora: read.use.listCorpora(
      kanji.flatMap(({ literal, frequencyRank }): [string, number][] =>
        frequencyRank === null ? [] : [[literal, frequencyRank]],
      ),
    ),
    senses: read.catalog.flatMap(({ spellings, senses }) => {
      const texts = [...new Set(spellings.map(({ text }) => text))].filter(mayBeTaught)
      return texts.length === 0 ? [] : { texts, senses }
    }),
  }
}

const isOneCharacter = /^.$/u

/** The look-alikes that the pages of kanji name, computed when those were written. */
function createLookAlikeFinder(database: SqliteDatabase): (literal: string) => string[] {
  const related = database.prepare<{ related: Uint8Array }>(
    'SELECT related FROM kanji_definition WHERE code_point = unicode(?)',
  )
  return (literal) => {
    const row = related.get(literal)
    if (row === undefined) return []
    const groups = unpackJson<StoredRelatedKanji>(database, 'kanji', row.related)
    const found = groups.find(({ kind }) => kind === 'look-alike')
    return found?.items.map(([other]) => other) ?? []
  }
}

function toKanji(
  { literal, source, jlpt, meanings, drawing, components }: KanjiDraft,
  relations: Opposites,
  findLookAlikes: (literal: string) => string[],
): CurriculumKanji {
  return {
    literal,
    strokeCount: source.strokeCount,
    grade: source.grade,
    jlpt,
    meanings,
    readings: source.readings,
    drawing,
    components,
    // Of the 10,000 other kanji none will be taught.
    lookAlikes: source.grade === null && jlpt === null ? [] : findLookAlikes(literal),
    antonyms: relations.antonyms.get(literal)?.others ?? [],
  }
}

/**
 * Words of the JLPT lists, words that JMdict calls common, those of everyday texts, and those that
 * the edition names: no list has 辛辣, and without it nothing would show how 辣 is read.
 */
export function collectWords({ catalog, use }: WordsRead, edition: Edition): CurriculumWord[] {
  return catalog
    .flatMap((word) => toCandidate(word, use, edition) ?? [])
    .sort((a, b) => a.wordId - b.wordId)
}

function toCandidate(word: WordDraft, use: KanjiUse, edition: Edition): CurriculumWord | undefined {
  const usual = word.spellings.filter((spelling) => hasKanji(spelling.text) && !isUnusual(spelling))
  const isWorthwhile =
    word.jlpt !== null ||
    word.isCommon ||
    usual.some(({ text }) => use.isEveryday(text)) ||
    usual.some(({ text, reading }) => edition.names(word.id, text, reading))
  if (usual.length === 0 || !isWorthwhile) return undefined
  const senses: StoredSense[] = JSON.parse(word.senses)
  return {
    wordId: word.id,
    jlpt: word.jlpt,
    isCommon: word.isCommon,
    frequencyRank: word.frequencyRank,
    isUsuallyKana: !hasKanji(word.spellings[0]?.text ?? ''),
    spellings: usual.map(toSpelling),
    senses: senses.slice(0, sensesUsed).map(toSense),
  }
}

function toSpelling(spelling: SpellingDraft): CurriculumSpelling {
  const used: StoredUsedKanji[] = JSON.parse(spelling.kanji)
  return {
    spellingId: spelling.spellingId,
    text: spelling.text,
    reading: spelling.reading,
    kanji: used.map(([literal, , readingId]) => ({
      literal,
      readingId,
    })),
  }
}

function toSense({ partsOfSpeech, usage, fields, glosses }: StoredSense): CurriculumSense {
  return {
    partsOfSpeech,
    usage: usage ?? [],
    fields: fields ?? [],
    // What kind of thing it is ("type of …") is no answer that a learner would give.
    glosses: glosses.filter(({ kind }) => kind === undefined).map(({ text }) => text),
  }
}
