import { hasKanji, isKanji } from '@kotonoha/japanese/kana/script'
import type { Dictionary } from '../../../open-dictionary'
import { openSearchIndex } from '../../../search-index/open-search-index'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { nounsToo } from '../../../search-index/text/irregular-forms'
import { toSearchKey } from '../../../search-index/text/search-key'
import { verbOfNoun } from '../english/nouns-of-doing'
import { parseSearchCursor, toSearchCursor } from '../search-cursor'
import {
  defaultLimit,
  type KanjiItem,
  type SearchInput,
  type SearchPage,
  type WordItem,
} from '../search-result'
import { listWordsOf } from '../words/headword-matches'

/** What is found by what is typed; `isMeaning` where it is what kanji mean in English, and no reading of them. */
type Ask = (input: SearchInput, isMeaning: boolean) => SearchPage

/**
 * The kanji that mean what is asked for in words (`kanji for bear`), the one first that the word for it is written with,
 * or else the kanji of the best word for it, with those behind them that mean it too; `undefined` where there are none.
 */
export function findKanjiOfMeaning(
  dictionary: Dictionary,
  { meaning, ...input }: SearchInput & { meaning: string },
  ask: Ask,
): SearchPage | undefined {
  const asked = { ...input, query: meaning, kind: 'kanji' as const }
  // What is meant the first page says, whichever is asked for.
  const found = ask({ ...asked, cursor: undefined, limit: mostNearest }, true)
  const words = ask({ query: meaning, kind: 'words', limit: mostMeanings }, false)
  const kanji = found.items.flatMap((item) => (item.kind === 'kanji' ? item : []))
  const isKnown = (item: KanjiItem) => isMet(ask, item)
  const best = kanji.slice(0, mostMeanings).find(isKnown)
  const isMeant = best !== undefined && isOneOf(best.meanings.slice(0, firstMeanings), meaning)
  if (isMeant && !isRatherWord(best, words, meaning)) {
    const called = kanji.filter(({ meanings }) => meanings[0]?.toLowerCase() === meaning)
    // 数 counts, and no count (伯).
    const isFirst = isOneOf(best.meanings.slice(0, 1), meaning)
    const first = findKanjiOfBestWord(dictionary, isFirst ? called : kanji, words) ?? best
    return withReadAs(askWithFirst(ask, asked, first), meaning)
  }
  // Freedom is no kanji's meaning, but what 自由 means, which has two.
  const word = findWordMeaning(dictionary, words, meaning)
  if (word === undefined) {
    return found.total === 0 ? undefined : withReadAs(ask(asked, true), meaning)
  }
  const ofWord = ask({ ...asked, query: word, cursor: undefined, limit: mostKanji }, false)
  const written = new Set(ofWord.items.map((item) => item.kind === 'kanji' && item.literal))
  if (ofWord.total === 0) return undefined
  // Whatever a page holds, all pages together hold the same.
  const { items: meant } = ask({ ...asked, cursor: undefined, limit: mostKanji }, true)
  const others = meant.filter(
    (item) =>
      item.kind === 'kanji' &&
      !written.has(item.literal) &&
      isOneOf(item.meanings, meaning) &&
      isKnown(item),
  )
  const page = { ...ofWord, ...pageOf([...ofWord.items, ...others], { ...input, meaning }) }
  return withReadAs(page, `${meaning} (${word})`)
}

/** 精 is a ghost among others, which 幽霊 is and nothing else; but the sun is 日, which everybody learns first. */
function isRatherWord(
  { literal, meanings, jlpt }: KanjiItem,
  { items: [word] }: SearchPage,
  meaning: string,
): boolean {
  if (word?.kind !== 'word' || isOneOf(meanings.slice(0, 1), meaning)) return false
  if (jlpt !== null && learntEarly.has(jlpt)) return false
  const isWhole = word.match.how === 'gloss' && isCalled(word, meaning)
  return isWhole && word.isCommon && writtenInKanji.test(word.text) && !word.text.includes(literal)
}

const learntEarly = new Set(['N5', 'N4'])

/** Two kanji or more, and nothing else. */
const writtenInKanji = /^\p{sc=Han}{2,}$/u

const isWords = /^[a-z][a-z' -]*$/u

/**
 * What is found where kanji are asked for: of several that are called by an English word the one first that the word
 * for it is written with (熊 before 担, which bears), and where none is, those of the word (桃色 for pink).
 */
export function withMeantFirst(
  dictionary: Dictionary,
  input: SearchInput,
  found: SearchPage,
  ask: Ask,
): SearchPage {
  const meaning = input.query.trim().toLowerCase()
  if (!isWords.test(meaning)) return found
  if (found.total === 0) return findKanjiOfMeaning(dictionary, { ...input, meaning }, ask) ?? found
  const kanji = found.items.flatMap((item) => (item.kind === 'kanji' ? item : []))
  const [best] = kanji
  if (input.cursor != null || best?.match.how !== 'gloss') return found
  const called = kanji.filter(({ meanings }) => meanings[0]?.toLowerCase() === meaning)
  if (called.length < 2 && isListed(best)) return found
  const words = ask({ query: meaning, kind: 'words', limit: mostMeanings }, false)
  const nearest = kanji.slice(0, mostMeanings)
  const isMeant = ({ meanings }: KanjiItem) => isOneOf(meanings.slice(0, firstMeanings), meaning)
  const first =
    findKanjiOfBestWord(dictionary, called, words) ??
    nearest.find((item) => isMeant(item) && isMet(ask, item)) ??
    nearest.find(({ grade }) => grade !== null && grade < firstGradeOfNames)
  return first === undefined ? found : { ...found, items: withFirst(found.items, first) }
}

/** A page of what kanji mean, of which one of the nearest stands before all others. */
function askWithFirst(ask: Ask, asked: SearchInput, first: KanjiItem): SearchPage {
  const { query, cursor, limit = defaultLimit } = asked
  const start = cursor == null ? 0 : parseSearchCursor('kanji', query, cursor)
  if (start >= mostNearest) return ask(asked, true)
  const end = start + limit
  const whole = ask({ ...asked, cursor: undefined, limit: Math.max(end, mostNearest) }, true)
  const isFirst = (item: SearchPage['items'][number]) =>
    item.kind === 'kanji' && item.literal === first.literal
  const items = withFirst(whole.items, whole.items.find(isFirst) ?? first).slice(start, end)
  return {
    ...whole,
    items,
    nextCursor: end < whole.total ? toSearchCursor('kanji', query, end) : null,
  }
}

/** The part of a list known whole that is asked for. */
function pageOf(
  all: SearchPage['items'],
  { meaning, cursor, limit }: Pick<SearchInput, 'cursor' | 'limit'> & { meaning: string },
): Pick<SearchPage, 'items' | 'total' | 'nextCursor'> {
  const start = cursor == null ? 0 : parseSearchCursor('kanji', meaning, cursor)
  const end = start + (limit ?? defaultLimit)
  const nextCursor = end < all.length ? toSearchCursor('kanji', meaning, end) : null
  return { items: all.slice(start, end), total: all.length, nextCursor }
}

function withReadAs(page: SearchPage, text: string): SearchPage {
  const readAs = { text, because: 'kanji-meaning' } as const
  return { ...page, understanding: { ...page.understanding, readAs } }
}

/** Bear is what 担 does and what 熊 is: of kanji that mean it before all else the best word for it says which is meant. */
function findKanjiOfBestWord(
  dictionary: Dictionary,
  kanji: readonly KanjiItem[],
  { items: [word] }: SearchPage,
): KanjiItem | undefined {
  if (word?.kind !== 'word') return undefined
  const text = hasKanji(word.text) ? word.text : findWrittenInKanji(dictionary, word)
  const [literal, ...others] = Array.from(text ?? '').filter((each) => isKanji(each))
  return others.length > 0 ? undefined : kanji.find((each) => each.literal === literal)
}

/** 蛙, which a word makes known, before 䵷, which nobody has met. */
function withFirst<Item>(items: readonly Item[], first: Item): Item[] {
  return [first, ...items.filter((item) => item !== first)]
}

/** Experience is what 目 means in its last place; 経験 says it. */
const firstMeanings = 3

function isOneOf(meanings: readonly string[], meaning: string): boolean {
  // Who asks for a kanji in the past asks for the thing that is called so: rose is a flower, no rise.
  const isThing = nounsToo.has(meaning)
  const root = toRoot(meaning)
  const verb = verbOfNoun(meaning)
  return meanings.some((each) => {
    const said = each.toLowerCase()
    return said === meaning || said === verb || (!isThing && toRoot(said) === root)
  })
}

/** 圕 is a library all by itself, and met by nobody: 図書館 says it. 蛙 is no kanji of the lists, but a word that is. */
function isMet(ask: Ask, item: KanjiItem): boolean {
  if (isListed(item)) return true
  const { literal } = item
  const [word] = ask({ query: literal, kind: 'words', limit: 1 }, false).items
  if (word?.kind !== 'word' || word.match.how !== 'exact' || !word.isCommon) return false
  return word.text === literal || !hasKanji(word.text)
}

/** Is it one of the kanji that are learnt, or often printed? */
function isListed({ grade, jlpt, frequencyRank }: KanjiItem): boolean {
  const isOfNames = grade !== null && grade >= firstGradeOfNames
  return frequencyRank !== null || (!isOfNames && (grade !== null || jlpt !== null))
}

/** The grades from here on are of kanji that names may have: 莞, smiling, is met in names alone. */
const firstGradeOfNames = 9

function toRoot(word: string): string {
  return toEnglishRoot(word, () => true)
}

/** The kanji of which one may stand first. */
const mostNearest = 10

/** More of them mean hardly anything as well that a word is asked for. */
const mostKanji = 100

/** Words beyond these are not what the English word means first of all. */
const mostMeanings = 5

/** The best known word of which a gloss is all of the meaning, in kanji: 蜘蛛, though everybody writes くも. */
function findWordMeaning(
  dictionary: Dictionary,
  { items }: SearchPage,
  meaning: string,
): string | undefined {
  // A rose before what rose.
  const things = nounsToo.has(meaning) ? items.filter((item) => isCalled(item, meaning)) : []
  const written = [...things, ...items].flatMap((item) => {
    const isMeant = item.match.how === 'gloss' || item.match.how === 'set-phrase'
    if (item.kind !== 'word' || !isMeant) return []
    const isMixed = hasKanji(item.text) && hasKatakana.test(item.text)
    const isWritten = isKanji(item.text.slice(0, 1)) || isMixed
    const text = isWritten ? item.text : findWrittenInKanji(dictionary, item)
    return text === undefined || hasKatakana.test(text) ? [] : { item, text }
  })
  const [first] = written
  // Of 微笑む and 笑う, which both smile, one is of one kanji, which the other has as well; 天使 is not み使い.
  const ofOne = written.find(({ item, text }) => {
    const [kanji = '', ...others] = Array.from(text).filter((each) => isKanji(each))
    const isOne = others.length === 0 && first?.text.includes(kanji) === true
    return isOne && item.isCommon && isCalled(item, meaning)
  })
  return (ofOne ?? first)?.text
}

/** Is the gloss that was found the word itself, and no other form of it? */
function isCalled(item: SearchPage['items'][number], meaning: string): boolean {
  if (item.kind !== 'word' || item.match.gloss === null) return false
  const gloss = item.glosses[item.match.gloss.place]?.toLowerCase()
  return gloss?.replace(/^to /u, '') === meaning
}

/** レモン色 has a kanji, but lemon is what its kana say. */
const hasKatakana = /[\p{sc=Katakana}ー]/u

/** How a word that is usually written in kana is written otherwise. */
function findWrittenInKanji(
  dictionary: Dictionary,
  { wordId, text }: WordItem,
): string | undefined {
  const { words } = openSearchIndex(dictionary)
  const word = listWordsOf(words, toSearchKey(text)).find((each) => words.wordId[each] === wordId)
  if (word === undefined) return undefined
  const end = words.firstSpelling[word + 1] ?? words.wordOfSpelling.length
  const written: string[] = []
  for (let spelling = words.firstSpelling[word] ?? 0; spelling < end; spelling += 1) {
    written.push(words.headwords.keys.textOf(words.writtenKey[spelling] ?? 0))
  }
  // Of まつ毛 and 睫毛 the one that says it in kanji.
  return written.find((each) => isKanji(each.slice(0, 1))) ?? written.find(hasKanji)
}
