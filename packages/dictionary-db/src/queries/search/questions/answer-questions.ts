import { readFileSync } from 'node:fs'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { Dictionary } from '../../../open-dictionary'
import { isReadingEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { toSearchKey } from '../../../search-index/text/search-key'
import { search } from '../search'
import type { SearchPage } from '../search-result'

/**
 * Questions that learners ask, written down with what should answer them before anybody looked at
 * an answer. Those `held-out` are never read while the order is being worked on, only counted. The second ones
 * were written later, apart from what the first had shown, the third to eighth after those; causes were looked
 * for in all of the ninth and those after it.
 */
export const questionSets = [
  'open',
  'held-out',
  'open-2',
  'held-out-2',
  'open-3',
  'held-out-3',
  'open-4',
  'held-out-4',
  'open-5',
  'held-out-5',
  'open-6',
  'held-out-6',
  'open-7',
  'held-out-7',
  'open-8',
  'held-out-8',
  'open-9',
  'open-10',
  'open-11',
  'open-12',
  'open-13',
  'open-14',
  'open-15',
  'open-16',
  'open-17',
  'open-18',
  'open-19',
  'open-20',
  'open-21',
  'open-22',
  'open-23',
  'open-24',
] as const
export type QuestionSet = (typeof questionSets)[number]

export interface Question {
  kind: string
  question: string
  /** Any of these answers it; `田中+花子` wants both, a sentence its cut. */
  expected: string[]
  reason: string
}

export interface Answer extends Question {
  /** Place of the first right answer from 1, `undefined` when it is not among the first five. */
  place: number | undefined
  found: string[]
}

const looked = 5

export function readQuestions(set: QuestionSet): Question[] {
  const text = readFileSync(new URL(`./${set}.tsv`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [kind = '', question = '', expected = '', reason = ''] = line.split('\t')
      return { kind, question, expected: expected.split('/'), reason }
    })
}

export function answerQuestion(dictionary: Dictionary, question: Question): Answer {
  const kind = question.kind === 'name' ? ('names' as const) : undefined
  const page = search(dictionary, { query: question.question, kind, limit: looked })
  if (question.kind === 'sentence') {
    // What is one word is answered by it.
    const [only] = page.items
    const word = only?.kind === 'word' && only.match.how === 'exact' ? only.text : ''
    const cut = page.understanding.sentence?.map(({ text }) => text).join('|') ?? word
    return { ...question, found: [cut], place: question.expected.includes(cut) ? 1 : undefined }
  }
  const places = question.expected.map((each) => findPlace(dictionary, page, each))
  const place = Math.min(...places.map((each) => each ?? Number.POSITIVE_INFINITY))
  return {
    ...question,
    found: page.items.map((item) => (item.kind === 'kanji' ? item.kanjiId : item.text)),
    place: Number.isFinite(place) ? place : undefined,
  }
}

/** Of an answer in two parts the later one counts, as if both took the first place together. */
function findPlace(dictionary: Dictionary, page: SearchPage, expected: string): number | undefined {
  const places = expected.split('+').map((part) => {
    const accepts = toAccepts(dictionary, part)
    return page.items.findIndex(accepts) + 1
  })
  return places.includes(0) ? undefined : Math.max(...places) - places.length + 1
}

function toAccepts(
  dictionary: Dictionary,
  expected: string,
): (item: SearchPage['items'][number]) => boolean {
  const words = listWordsWritten(dictionary, expected)
  return (item) => {
    if (item.kind === 'kanji') return item.kanjiId === expected
    if (toSearchKey(item.text) === toSearchKey(expected)) return true
    return item.kind === 'word' && words.has(item.wordId)
  }
}

const openIndex = oncePerDictionary((dictionary) => openSearchIndex(dictionary).words)

/** A word answers under any of its written forms: 易しい and やさしい are one. */
function listWordsWritten(dictionary: Dictionary, text: string): Set<number> {
  const index = openIndex(dictionary)
  const { keys, entries } = index.headwords
  const number = keys.find(toSearchKey(text))
  const written = Array.from(number < 0 ? [] : entries.listOf(number)).filter(
    (entry) => !isReadingEntry(entry),
  )
  return new Set(
    written.map((entry) => index.wordId[index.wordOfSpelling[spellingOfEntry(entry)] ?? 0] ?? 0),
  )
}
