import { toHepburn } from '@kotonoha/japanese/kana/to-romaji'
import type { Dictionary } from '../../../open-dictionary'
import { openSearchIndex } from '../../../search-index/open-search-index'
import type { SortedKeys } from '../../../search-index/storage/sorted-keys'
import type { SearchKind } from '../query/filter-tag'

/** A query of a kind that learners type, or could. */
export interface GeneratedQuery {
  class: string
  query: string
  kind: SearchKind | undefined
}

/** A number from 0 up to 1. */
type Random = () => number

/** Where the pieces of queries are drawn from. */
interface Draws {
  random: Random
  below: (limit: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** A written form or a reading. */
  headword: () => string
  kana: () => string
  romaji: () => string
  /** A word of English that some gloss has; a common one is drawn as often as a rare one. */
  english: () => string
  commonEnglish: () => string
  name: () => string
}

const everyKana =
  'あいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもやゆよらりるれろわをん'
const letters = 'abcdefghijklmnopqrstuvwxyz'
const particles = ['は', 'が', 'を', 'に', 'で', 'と', 'も', 'の', 'から', 'まで', 'って', 'ので']
const endings = [
  'ました。',
  'ている',
  'なければならない',
  'たかった',
  'られる',
  'です。',
  'そうだ、',
]
const tags = ['#n5', '#n1', '#verb', '#noun', '#common', '#adj-i', '#loanword', 'kanji:生', '#vs']

/** So many of the English words in the most glosses are common. */
const commonWords = 300

/** Queries of every kind, the same ones for the same chance: `count` of them, the kinds by turns. */
export function generateQueries(
  dictionary: Dictionary,
  random: Random,
  count: number,
): GeneratedQuery[] {
  const draws = openDraws(dictionary, random)
  const classes = Object.entries(makers)
  return Array.from({ length: count }, (_, place) => {
    const [name, make] = classes[place % classes.length] ?? ['', () => '']
    const kind = name.startsWith('name') ? 'names' : name.startsWith('kanji') ? 'kanji' : undefined
    return { class: name, query: make(draws).slice(0, 500), kind }
  })
}

const makers: Readonly<Record<string, (draws: Draws) => string>> = {
  headword: ({ headword }) => headword(),
  kana: ({ kana }) => kana(),
  'beginning in kana': ({ kana, below }) => kana().slice(0, 1 + below(3)),
  'single kana or letter': ({ pick }) => pick([...everyKana, ...letters]),
  romaji: ({ romaji }) => romaji(),
  'beginning in romaji': ({ romaji, below }) => romaji().slice(0, 1 + below(4)),
  'English word': ({ english }) => english(),
  'English word, common': ({ commonEnglish }) => commonEnglish(),
  'English words': ({ english, below }) => several(2 + below(3), english),
  'English words, common': ({ commonEnglish, below }) => several(2 + below(7), commonEnglish),
  'to + English': ({ english, commonEnglish, below }) =>
    `to ${english()} ${several(below(3), commonEnglish)}`,
  'wildcard, kana': (draws) => toPattern(draws, draws.kana()),
  'wildcard, kanji': (draws) => toPattern(draws, draws.headword()),
  'wildcard, Latin': (draws) => toPattern(draws, draws.pick([draws.english, draws.romaji])()),
  'wildcards at both ends': ({ kana, english, below, pick }) =>
    `${pick(['*', '?', '*?'])}${pick([kana, english])().slice(0, 1 + below(2))}${pick(['*', '?*'])}`,
  'several wildcards': (draws) =>
    several(3, () => toPattern(draws, draws.pick([draws.kana, draws.english])())),
  'exclusions, words': ({ commonEnglish, english }) =>
    `${commonEnglish()} ${several(10, () => `-${english()}`)}`,
  'exclusions, short': ({ pick, kana }) =>
    `${kana()} ${several(10, () => `-${pick([...letters, ...everyKana])}`)}`,
  'exclusions, common': ({ commonEnglish }) =>
    `${commonEnglish()} ${several(10, () => `-${commonEnglish()}`)}`,
  sentence: (draws) => makeSentence(draws, 12 + draws.below(60)),
  'sentence of 500': (draws) => makeSentence(draws, 500),
  'sentence in kana': (draws) => makeSentence(draws, 20 + draws.below(480), draws.kana),
  'sentence in romaji': ({ romaji, below }) => several(2 + below(6), romaji),
  'slip in English': (draws) => slip(draws, draws.english(), letters),
  'slip in several words': (draws) =>
    `${draws.commonEnglish()} ${slip(draws, draws.english(), letters)} ${draws.commonEnglish()}`,
  'slip in romaji': (draws) => slip(draws, draws.romaji(), letters),
  'slip in kana': (draws) => slip(draws, draws.kana(), everyKana),
  'slip in a headword': (draws) => slip(draws, draws.headword(), everyKana),
  'letters at random': ({ pick, below }) =>
    Array.from({ length: 3 + below(20) }, () => pick([...letters])).join(''),
  'kana at random': ({ pick, below }) =>
    Array.from({ length: 2 + below(20) }, () => pick([...everyKana])).join(''),
  inflected: ({ headword, pick }) => `${headword().slice(0, -1)}${pick(endings)}`,
  tags: ({ pick, english, kana, below }) =>
    `${several(1 + below(3), () => pick(tags))} ${pick([english, kana, () => ''])()}`,
  phrase: ({ commonEnglish, headword, pick }) =>
    `"${pick([headword, () => several(3, commonEnglish)])()}"`,
  'Japanese and English': ({ kana, commonEnglish }) => `${kana()} ${commonEnglish()}`,
  'kanji of a text': ({ headword }) => headword(),
  'kanji by meaning': ({ commonEnglish }) => commonEnglish(),
  'name, written': ({ name }) => name(),
  'name, beginning': ({ name, below }) => name().slice(0, 1 + below(2)),
  'name of two parts': ({ name }) => `${name()} ${name()}`,
  'name of two parts, joined': ({ name }) => `${name()}${name()}`,
  'name in romaji': ({ romaji }) => romaji(),
  'name of two parts in romaji': ({ romaji }) => `${romaji()} ${romaji()}`,
}

function several(count: number, make: () => string): string {
  return Array.from({ length: count }, make).join(' ')
}

/** One to three characters of the text, by wildcards between, before or after them. */
function toPattern({ pick, below }: Draws, text: string): string {
  const characters = [...text].slice(0, 1 + below(4))
  return pick([
    `*${characters.join('')}`,
    `${characters.join('')}*`,
    `?${characters.join('')}`,
    `*${characters.join('*')}*`,
    `${characters.join('?')}?*`,
    `${characters[0] ?? ''}*${characters.at(-1) ?? ''}`,
  ])
}

function makeSentence({ headword, pick }: Draws, length: number, noun = headword): string {
  let sentence = ''
  while (sentence.length < length) {
    sentence += `${noun()}${pick(particles)}`
    if (sentence.length % 5 === 0) sentence += `${noun()}${pick(endings)}`
  }
  return sentence
}

/** One letter left out, added, changed or changed places with the next. */
function slip({ pick, below }: Draws, text: string, alphabet: string): string {
  const at = below(text.length)
  const before = text.slice(0, at)
  return pick([
    before + text.slice(at + 1),
    before + pick([...alphabet]) + text.slice(at),
    before + pick([...alphabet]) + text.slice(at + 1),
    before + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  ])
}

function openDraws(dictionary: Dictionary, random: Random): Draws {
  const { words } = openSearchIndex(dictionary)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const keyOf = (keys: SortedKeys, accepts: RegExp): string => {
    for (;;) {
      const text = keys.textOf(below(keys.size))
      if (accepts.test(text)) return text
    }
  }
  const { tokens, places } = words.english
  const common = Array.from({ length: tokens.size }, (_, token) => token)
    .sort((a, b) => places.countOf(b) - places.countOf(a))
    .slice(0, commonWords)
    .map((token) => tokens.textOf(token))
  // The number of a spelling falls with how well known its word is: half are drawn of the known.
  const wellKnown = (limit: number) => Math.floor(limit * random() ** 3)
  const writtenKey = () => words.writtenKey[wellKnown(words.writtenKey.length)] ?? 0
  const readingKey = () => words.readingKey[wellKnown(words.readingKey.length)] ?? 0
  const kana = () => words.headwords.keys.textOf(readingKey())
  return {
    random,
    below,
    pick,
    headword: () => words.headwords.keys.textOf(writtenKey()),
    kana,
    romaji: () =>
      toHepburn(kana())
        .normalize('NFKD')
        .replace(/[^a-z]/gu, ''),
    english: () => keyOf(tokens, /^[a-z]{2,}$/u),
    commonEnglish: () => pick(common),
    name: drawName(dictionary, below),
  }
}

function drawName(dictionary: Dictionary, below: (limit: number) => number): () => string {
  const names = dictionary.prepare<{ text: string }>(
    'SELECT text FROM search_name WHERE name_number = ?',
  )
  const count =
    dictionary.prepare<{ count: number }>('SELECT count(*) AS count FROM search_name').get()
      ?.count ?? 0
  return () => names.get(1 + below(count))?.text ?? ''
}
