import type { StoredRelatedKanji } from '@kotonoha/dictionary-db/tables/stored-kanji'
import type { StoredSense, StoredUsedKanji } from '@kotonoha/dictionary-db/tables/stored-word'
import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { Database } from 'better-sqlite3'
import type { KanjiDraft } from '../pipeline/kanji/kanji-draft'
import type { KanjiRelations } from '../pipeline/kanji/read-relations'
import { isUnusual } from '../pipeline/words/headwords'
import type { SpellingDraft, WordDraft } from '../pipeline/words/word-draft'
import type {
  CurriculumInput,
  CurriculumKanji,
  CurriculumSense,
  CurriculumSpelling,
  CurriculumWord,
} from './curriculum-input'
import type { KanjiUse } from './kanji-use'

/** Further senses are seldom what a learner answers. */
const sensesUsed = 4

export interface EntriesRead {
  kanji: ReadonlyMap<string, KanjiDraft>
  relations: KanjiRelations
  catalog: readonly WordDraft[]
  use: KanjiUse
}

/** Takes from everything read what the curriculum needs; kanji must be in the file already. */
export function collectInput(database: Database, entries: EntriesRead): CurriculumInput {
  const drafts = [...entries.kanji.values()]
  const findLookAlikes = createLookAlikeFinder(database)
  return {
    kanji: new Map(
      drafts
        .filter(({ source, meanings }) => source.grade !== null || meanings.length > 0)
        .map((draft) => [draft.literal, toKanji(draft, entries.relations, findLookAlikes)]),
    ),
    words: entries.catalog
      .flatMap((word) => toCandidate(word, entries.use) ?? [])
      .sort((a, b) => a.wordId - b.wordId),
    corpora: entries.use.listCorpora(
      drafts.flatMap(({ literal, source }): [string, number][] =>
        source.frequencyRank === null ? [] : [[literal, source.frequencyRank]],
      ),
    ),
  }
}

/** The look-alikes that the pages of kanji name, computed when those were written. */
function createLookAlikeFinder(database: Database): (literal: string) => string[] {
  const related = database.prepare<[string], { related: string }>(
    'SELECT related FROM kanji_definition WHERE literal = ?',
  )
  return (literal) => {
    const groups: StoredRelatedKanji = JSON.parse(related.get(literal)?.related ?? '[]')
    const found = groups.find(({ kind }) => kind === 'look-alike')
    return found?.items.map(([other]) => other) ?? []
  }
}

function toKanji(
  { literal, source, jlpt, meanings, drawing, components }: KanjiDraft,
  relations: KanjiRelations,
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

/** Words of the JLPT lists, words that JMdict calls common, and those of everyday texts. */
function toCandidate(word: WordDraft, use: KanjiUse): CurriculumWord | undefined {
  const usual = word.spellings.filter((spelling) => hasKanji(spelling.text) && !isUnusual(spelling))
  const isWorthwhile =
    word.jlpt !== null || word.isCommon || usual.some(({ text }) => use.isEveryday(text))
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

function toSense({ partsOfSpeech, usage, glosses }: StoredSense): CurriculumSense {
  return {
    partsOfSpeech,
    usage: usage ?? [],
    // What kind of thing it is ("type of …") is no answer that a learner would give.
    glosses: glosses.filter(({ kind }) => kind === undefined).map(({ text }) => text),
  }
}
