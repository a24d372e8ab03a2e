import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import { isKana } from '@kotonoha/japanese/kana/script'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { type HeadwordMatch, offerKey } from './headword-matches'
import type { LostByForms } from './word-of-its-own'

/** A chain of inflections that led from the query to a word. */
export interface UndoneInflection {
  surface: string
  dictionaryForm: string
  /** From the dictionary form outwards: causative-passive, past. */
  steps: string[]
}

const perStep = 15
/** Forms that are words of their own more often: あれ is a pronoun rather than the order to be. */
const seldomAlone = new Set([
  'imperative',
  'stem',
  'attributive',
  'adverbial',
  'potential',
  'without',
  'provisional',
  'short volitional',
  'slurred',
  // つぐんだ is the past of つぐむ before つぐ with んだ.
  'explanatory',
])
const forSeldomAlone = 350
/** なければ is what is not before it is what one can cry. */
const ifOfAdjective = /ければ$/u
/** まっちゃ and よんじゅう are words of their own before 待っては and 呼んでいる as they are slurred. */
const slurred = new Set(['topic', 'progressive'])
const slurredEnding = /(?:ちゃ|じゃ|ちゅう|じゅう)$/u
const westernEnding = /(?:[とど]|[ちじ]ょ)う$|[ただ][るろ]$/u
const ofTheWest = new Set(['progressive', 'do for someone'])
/** What one does for a purpose, one does rather than can do: 開けておく is 開ける, not 開く. */
const onPurpose = new Set(['in advance', 'try', 'do for someone', 'request', 'volitional'])
const canOnPurpose = 200
const shortWish = 3
const forSlurredWish = 800
const calledOut = new Set(['slurred', 'exclamation'])
const shortImperative = /[えけげせてねべめれ]$/u
/** お読みし goes on; おいし is no form of いる. */
const humbleStem = 700

const openCodes = oncePerDictionary(({ codes }: WordIndex) => ({
  copula: new Set([codes.find('cop')]),
  auxiliaries: new Set([codes.find('aux-v')]),
  adjectives: new Set([codes.find('adj-na')]),
  nouns: new Set([codes.find('n')]),
  adverbial: new Set(['adv', 'exp'].map((code) => codes.find(code))),
  conjunctions: new Set([codes.find('conj')]),
  expressions: new Set(['exp', 'int', 'conj'].map((code) => codes.find(code))),
  /** Of lists of parts of speech, which are the same ones again and again. */
  ofLists: new WeakMap<readonly string[], ReadonlySet<number>>(),
}))

/** The codes by their numbers. */
export function codesOf(index: WordIndex, partsOfSpeech: readonly string[]): ReadonlySet<number> {
  const { ofLists } = openCodes(index)
  let codes = ofLists.get(partsOfSpeech)
  if (codes === undefined) {
    codes = new Set(partsOfSpeech.map((code) => index.codes.find(code)))
    ofLists.set(partsOfSpeech, codes)
  }
  return codes
}

const noneLost: LostByForms = { ofNouns: 0, ofOthers: 0 }

/**
 * Offers the words of which the key is an inflected form, and adds the chains that led to one.
 * A chain counts only where the word's part of speech can be inflected so.
 */
export function offerInflected(
  index: WordIndex,
  key: string,
  match: HeadwordMatch,
  undone: UndoneInflection[],
  lost: LostByForms = noneLost,
): boolean {
  let isFound = false
  const { copula, auxiliaries, adjectives } = openCodes(index)
  const { keys } = index.headwords
  // Nobody writes に or で in katakana behind a word: コンビニ is one word, and no コンビ.
  const hasNoParticle = match.typed === 'katakana' && keys.find(key) >= 0
  for (const { text, steps, partsOfSpeech } of deinflect(key)) {
    if (hasNoParticle && partsOfSpeech.some((code) => code === 'n' || code === 'cop')) continue
    const number = keys.find(toSearchKey(text))
    if (number < 0) continue
    const mayBeCopula = text.length >= shortestCopula && partsOfSpeech.includes('cop')
    const codes = codesOf(index, partsOfSpeech)
    // Of nouns only those that are adjectives as well have な: そうかな is none of 草花 (そうか).
    const isAttributive = steps.length === 1 && steps[0] === 'attributive' && key.endsWith('な')
    let isUsed = false
    offerKey(index, number, {
      ...match,
      base:
        match.base +
        (steps.at(-1) !== 'stem' && isCompoundVerb(text) ? compoundAsOne : 0) +
        (text === 'ない' && steps[0] === 'presumptive' ? notBeing : 0) -
        inflectionPenalty(steps, key) -
        (partsOfSpeech.includes('n') ? lost.ofNouns : lost.ofOthers) -
        (isSaidOtherwise(key, text) ? notItself : 0) -
        (isHardlySaid({ key, text, steps, partsOfSpeech }) ? hardlySaid : 0),
      inflection: undone.length,
      extra: (word) =>
        (mayBeCopula && hasCode(index, word, copula) ? copulaAsOne : 0) -
        (hasCodeInSense(index, index.firstSense[word] ?? 0, auxiliaries) ? auxiliaryAlone : 0),
      accepts: (word) => {
        const isAccepted = hasCode(index, word, isAttributive ? adjectives : codes)
        if (isAccepted) isUsed = true
        return isAccepted
      },
    })
    if (!isUsed) continue
    undone.push({ surface: key, dictionaryForm: text, steps })
    isFound = true
  }
  return isFound
}

/**
 * ようだ and である are words of their own before 用 and 出る are ones that end so; but で, なら and だった lead
 * to their own entries rather than to だ.
 */
const copulaAsOne = 700
const shortestCopula = 3

/** ちゃわん is a tea cup before it is a form of ちゃう, which stands behind verbs. */
const auxiliaryAlone = 300

/** できる is a word of its own before the potential of する, できた its past before で and きた. */
const notItself = 200

function isSaidOtherwise(key: string, dictionaryForm: string): boolean {
  return (dictionaryForm === 'する' || dictionaryForm === 'だ') && key.startsWith('でき')
}

/** More than any word is better known than another, and than what begins so loses. */
const hardlySaid = 2000

/**
 * What is not of ある is ない (なかった, なさそう), and what one can be is あり得る; nobody puts お before a stem of
 * one beat (おいし is of おいしい, not of いる).
 */
function isHardlySaid(form: {
  key: string
  text: string
  steps: readonly string[]
  partsOfSpeech: readonly string[]
}): boolean {
  const { key, text, steps, partsOfSpeech } = form
  const [first] = steps
  // やだ is what one says, and no arrow with だ.
  if (isKana(text) && text.length === 1 && partsOfSpeech.includes('n')) return true
  if (text === 'ある') return first === 'potential' || /^(?:[なね]|まい$)/u.test(key)
  // なんだ is what one calls out, before what becomes of something.
  if (text === 'なる' && key === 'なんだ') return true
  return (
    first === 'humble' && text.length === 2 && text.endsWith('る') && !partsOfSpeech.includes('v5r')
  )
}

/** なかろう is a form of ない before it is an expression, as one of ある was. */
const notBeing = 200

/** A verb that is listed with what begins or ends it is meant before its first part: 降り始める, ついてくる. */
const compoundAsOne = 1000
const compoundVerb = /.(?:(?:始め|はじめ|続け|つづけ|終わ|おわ|過ぎ|すぎ)る|[てで](?:くる|来る))$/u

function isCompoundVerb(text: string): boolean {
  return compoundVerb.test(text)
}

/** How much less likely a chain is than the dictionary form itself, in tenths of a point. */
export function inflectionPenalty(steps: readonly string[], surface = ''): number {
  const isSeldom = isSeldomAlone(steps, surface)
  return steps.length * perStep + (isSeldom ? forSeldomAlone : 0) + oddityOf(steps, surface)
}

/** What many verbs are words of their own with: 話しかけた is of 話しかける rather than of 話す. */
export const ofWordsOfTheirOwn =
  /^(?:about to|without end|possible|unable to|left so|miss the chance|fail to)$/u
const forOwnWord = 1000

/** In kana alone other words end so. */
const shortNegative = /^\p{sc=Hiragana}{1,3}(?:(?<!へ)ん|まい)$/u

/** What speaks against a form where it is all that was typed. */
function oddityOf(steps: readonly string[], surface: string): number {
  if (surface === '') return 0
  if (steps.some((step) => ofWordsOfTheirOwn.test(step))) return forOwnWord
  const last = steps.at(-1) ?? ''
  // でんけん is 電顕 before anything that is because somebody goes out.
  if (last === 'because' || last === 'even so') return forSlurredWish
  // 至る and 圧倒 before what is done for someone, or being, in the west.
  if (steps.length === 1 && westernEnding.test(surface) && ofTheWest.has(last)) {
    return forSlurredWish
  }
  if (steps.length === 1 && slurredEnding.test(surface) && slurred.has(steps[0] ?? '')) {
    return forSeldomAlone
  }
  // いてえ and いたっ are what hurts, あちい what is hot, before what one wants to do.
  if (surface.length <= shortWish && steps[0] === 'desiderative' && calledOut.has(last)) {
    return forSlurredWish
  }
  // ほらね is said for itself, しらね of 知る.
  if (surface.length <= shortWish && surface.endsWith('らね')) return forSlurredWish
  // おとさん is 父 before what one will not drop, かりん and のれん are things, and みまい is a visit.
  const isSaidSo = steps.at(-1) === 'negative' && shortNegative.test(surface)
  if (isSaidSo || (steps[0] === 'negative volitional' && shortNegative.test(surface))) {
    return forSeldomAlone
  }
  // つよがり is one who does so.
  if (steps[0] === 'shows signs of' && steps.at(-1) === 'stem') return forOwnWord
  if (steps.length > 1 && steps.at(-1) === 'stem') {
    return steps[0] === 'humble' ? humbleStem : forSeldomAlone
  }
  // しらせ is news before one lets somebody know.
  if (steps.length > 1 && steps.at(-1) === 'imperative' && shortImperative.test(surface)) {
    return forSeldomAlone
  }
  return steps[0] === 'potential' && steps.some((step) => onPurpose.has(step)) ? canOnPurpose : 0
}

function isSeldomAlone(steps: readonly string[], surface: string): boolean {
  const [first = ''] = steps
  // さかな is a fish before it is what must be torn, in the west.
  if (first === 'must') return surface.endsWith('な')
  if (steps.length !== 1 || ifOfAdjective.test(surface)) return false
  return seldomAlone.has(first) || first.startsWith('literary')
}

/** いただきます is looked up as what is said before a meal, not as a form of いただく. */
const setExpression = 600
/** Short ones (して, いや) are forms or other words more often, … */
const shortestExpression = 4
/** … but for those with kanji, which are as long as they are read (助けて; but 違くて is of 違う), … */
const withKanji = /^(?=.*\p{sc=Han})(?!.*くて$).{3}/u
/** … and for what is cut short, which little else ends as: そりゃ, それは, before 剃れば, and すまん before 住む. */
const contracted = /りゃ$|[かがさただなばまらわ]ん$/u
/** … and nobody lists a long one that is only a form: なければいけない. */
const longSetExpression = 1000
const longExpression = 7

/** An adverb that is written as a form of its verb: 決まって (always), which who types it has in mind; 押して hardly anybody knows. */
const adverbAsOne = 200
const knownAdverb = 100
const formWithKanji = /^\p{sc=Han}.*[てでず]$/u

/** What speaks for a set expression that is all of the query, before the analysis of its form. */
export function expressionBonus(
  { index }: { index: WordIndex },
  key: string,
): (word: number) => number {
  const { copula, expressions, adverbial, conjunctions, nouns } = openCodes(index)
  const isLikeAdverb = formWithKanji.test(key)
  const forConjunction = (word: number) =>
    isLikeAdverb && hasCode(index, word, conjunctions) ? setExpression : 0
  const isAdverb = (word: number) =>
    isLikeAdverb && (index.popularity[word] ?? 0) >= knownAdverb && hasCode(index, word, adverbial)
  if (key.length === shortestCopula && !contracted.test(key) && !withKanji.test(key)) {
    return (word) =>
      hasCode(index, word, copula)
        ? copulaAsOne
        : forConjunction(word) || (isAdverb(word) ? adverbAsOne : 0)
  }
  if (key.length < shortestExpression && !contracted.test(key) && !withKanji.test(key)) {
    return forConjunction
  }
  if (isCompoundVerb(key)) return () => compoundAsOne
  // 禁煙 is called out as well, but a noun before that.
  const forExpression = key.length < longExpression ? setExpression : longSetExpression
  return (word) =>
    hasCode(index, word, copula)
      ? copulaAsOne
      : hasCode(index, word, expressions) && !hasCode(index, word, nouns)
        ? forExpression
        : isAdverb(word)
          ? adverbAsOne
          : 0
}

/** The number, from 1, of the first sense that has one of the codes. */
export function findSenseWithCode(
  index: WordIndex,
  word: number,
  codes: ReadonlySet<number>,
): number | undefined {
  const first = index.firstSense[word] ?? 0
  const end = index.firstSense[word + 1] ?? first
  for (let sense = first; sense < end; sense += 1) {
    if (hasCodeInSense(index, sense, codes)) return sense - first + 1
  }
  return undefined
}

export function hasCodeInSense(
  { codesOfSense }: WordIndex,
  sense: number,
  codes: ReadonlySet<number>,
): boolean {
  for (let at = codesOfSense.startOf(sense); at < codesOfSense.endOf(sense); at += 1) {
    if (codes.has(codesOfSense.valueAt(at))) return true
  }
  return false
}

/** Has a sense of the word one of the codes? */
export function hasCode(index: WordIndex, word: number, codes: ReadonlySet<number>): boolean {
  const from = index.codesOfSense.startOf(index.firstSense[word] ?? 0)
  const to = index.codesOfSense.startOf(index.firstSense[word + 1] ?? 0)
  for (let at = from; at < to; at += 1) {
    if (codes.has(index.codesOfSense.valueAt(at))) return true
  }
  return false
}
