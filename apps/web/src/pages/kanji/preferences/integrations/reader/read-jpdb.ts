import type { Rating } from '@kotonoha/srs/rating'
import * as v from 'valibot'
import { ImportFailure } from '../import-failure'
import type { ImportItem } from '../import-item'
import { toReadings } from './clean-cell'
import { type PastAnswer, type Replay, replayAnswers } from './replay-history'

const review = v.object({ timestamp: v.number(), grade: v.string() })
const words = v.array(
  v.object({
    vid: v.pipe(v.number(), v.safeInteger()),
    spelling: v.string(),
    reading: v.string(),
    reviews: v.array(review),
  }),
)
const kanji = v.array(v.object({ character: v.string(), reviews: v.array(review) }))

/** The export of jpdb's settings, as far as it is read. */
const exported = v.object({
  cards_vocabulary_jp_en: v.optional(words),
  cards_vocabulary_en_jp: v.optional(words),
  cards_kanji_keyword_char: v.optional(kanji),
  cards_kanji_char_keyword: v.optional(kanji),
})

/** What its buttons say; `unknown` is no answer. */
const ratings: Readonly<Record<string, Rating>> = {
  nothing: 1,
  something: 1,
  fail: 1,
  hard: 2,
  okay: 3,
  pass: 3,
  known: 3,
  easy: 4,
}

/** The card was told to be known for ever. */
const neverForget = new Set(['never-forget', 'never_forget'])

interface Card {
  item: Omit<ImportItem, 'cards'>
  reviews: readonly v.InferOutput<typeof review>[]
  facets: ImportItem['cards'][number]['facets']
}

/** Everything that was reviewed at jpdb, with its whole history. */
export function readJpdb(text: string, replay: Replay): { items: ImportItem[]; rowCount: number } {
  const cards = listCards(text)
  const items = cards.flatMap(({ item, reviews, facets }) => {
    const state = toState(reviews, replay)
    return state === undefined ? [] : [{ ...item, cards: [{ facets, ...state }] }]
  })
  return { items, rowCount: cards.length }
}

function listCards(text: string): Card[] {
  const parsed = v.safeParse(exported, parseJson(text))
  if (!parsed.success || Object.keys(parsed.output).length === 0)
    throw new ImportFailure('not-jpdb')
  const {
    cards_vocabulary_jp_en: read = [],
    cards_vocabulary_en_jp: said = [],
    cards_kanji_char_keyword: seen = [],
    cards_kanji_keyword_char: written = [],
  } = parsed.output
  // Who was asked both ways is known best by the way that is asked here.
  const words = firstOfEach([...read, ...said], ({ vid, spelling }) => `${vid}/${spelling}`)
  const kanji = firstOfEach([...seen, ...written], ({ character }) => character)
  const common = { chosen: null, synonyms: [] }
  return [
    ...words.map(({ vid, spelling, reading, reviews }): Card => {
      const readings = toReadings(reading)
      const item = { ...common, text: spelling, kind: 'word' as const, readings, wordId: vid }
      return { item, reviews, facets: ['meaning', 'reading'] }
    }),
    // A keyword says nothing of the reading: its lesson is still to come.
    ...kanji.map(({ character, reviews }): Card => {
      const item = {
        ...common,
        text: character,
        kind: 'kanji' as const,
        readings: [],
        wordId: null,
      }
      return { item, reviews, facets: ['meaning'] }
    }),
  ].filter(({ item }) => item.text.trim() !== '' && item.text.length <= 64)
}

function toState(reviews: Card['reviews'], replay: Replay) {
  const sorted = reviews.toSorted((one, other) => one.timestamp - other.timestamp)
  if (sorted.some(({ grade }) => neverForget.has(grade))) return { memory: null, history: null }
  const answers = sorted.flatMap(({ timestamp, grade }): PastAnswer[] => {
    const rating = ratings[grade]
    return rating === undefined || timestamp <= 0 ? [] : [{ atMs: timestamp * 1000, rating }]
  })
  return replayAnswers(answers, replay)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportFailure('not-jpdb')
  }
}

function firstOfEach<Each>(all: readonly Each[], toKey: (each: Each) => string): Each[] {
  const first = new Map<string, Each>()
  for (const each of all) if (!first.has(toKey(each))) first.set(toKey(each), each)
  return [...first.values()]
}
