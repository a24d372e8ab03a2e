import type { Ending } from '@kotonoha/japanese/deinflection/list-endings'
import { isHonoured } from '@kotonoha/japanese/deinflection/undo-endings'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode, ofWordsOfTheirOwn } from '../words/inflected-matches'
import { numberOfKind } from './connection-costs'
import type { HeadwordWalk } from './headword-walk'
import { codesOfCopula, type OneOrForm } from './one-or-form'
import { isKnownVerb, isListedRather } from './verb-of-its-own'
import {
  findCandidate,
  findWordWith,
  isCommonExpression,
  type SoughtWord,
  type WordCandidate,
} from './word-candidates'

/** In a sentence a noun with です or に after it is two words, so only verbs and adjectives inflect. */
const inflects = /^(?:v|adj-ix?$|aux|cop)/u

/**
 * Alone 行かないと is "must go", but among words と is a word of its own: 行かないと思う. So are です and でしょう
 * after an adjective, ようになる after a verb, and とき after any clause (and no 食べとき of 食べておく, nor 解きに). 寒っ is
 * no beginning of anything, まい no form of ある, なんだ none of なる, and 行かな (must go), 高くね (ない) and やったろ ones
 * where nothing follows.
 */
const joinsNothing =
  /(?:ないと|(?<![^せ]ん)(?:です|でしょう|だろう)|っしょ|[くゃらん]ね|たろか?|(?<!ん)だろか?|っ|[かがさたなばまらわ]な)$|ようにな|とき(?:には?)?$|^(?:まい|なんだ)$/u

/** 行ったって言う has って by itself. */
const ofTwoWords = 'even so'

/** An ending of forms in a sentence, with the codes of the words that have it. */
interface FormEnding extends Pick<Ending, 'shortest' | 'longest' | 'steps'> {
  /** Its place among all that end there. */
  place: number
  codes: ReadonlySet<number>
}

/** Endings that lead to one headword, which is looked for once: they differ by what was undone. */
interface LeadingEndings extends Pick<Ending, 'cut' | 'base' | 'skipped' | 'shortest' | 'longest'> {
  endings: FormEnding[]
}

/** The endings of the forms that end at a place of the text. */
export interface FormEndings {
  all: readonly LeadingEndings[]
  /** So much of the end is gone at most, of words without お or 御 before them. */
  longestCut: number
  /** Those of words without お or 御 before them, by how many characters of the end are gone at least. */
  byCut: (readonly LeadingEndings[])[]
}

/** Lists of parts of speech, and of endings, are the same ones again and again. */
const openKnown = oncePerDictionary((_: WordIndex) => ({
  codes: new WeakMap<readonly string[], ReadonlySet<number>>(),
  endings: new WeakMap<readonly Ending[], FormEndings>(),
}))

function codesOf(index: WordIndex, partsOfSpeech: readonly string[]): ReadonlySet<number> {
  const { codes } = openKnown(index)
  let known = codes.get(partsOfSpeech)
  if (known === undefined) {
    const inflecting = partsOfSpeech.filter((code) => inflects.test(code))
    known = new Set(inflecting.map((code) => index.codes.find(code)))
    codes.set(partsOfSpeech, known)
  }
  return known
}

/** The endings as those of words. */
export function findFormEndings(index: WordIndex, endings: readonly Ending[]): FormEndings {
  const known = openKnown(index)
  let ofWords = known.endings.get(endings)
  if (ofWords === undefined) {
    const all = groupByLead(index, endings)
    const cuts = all.map(({ cut, skipped }) => (skipped === 0 ? cut : -1))
    ofWords = { all, longestCut: Math.max(-1, ...cuts), byCut: [] }
    known.endings.set(endings, ofWords)
  }
  return ofWords
}

function groupByLead(index: WordIndex, endings: readonly Ending[]): LeadingEndings[] {
  const groups = new Map<string, LeadingEndings>()
  endings.forEach(({ cut, skipped, shortest, longest, steps, ...ending }, place) => {
    const codes = codesOf(index, ending.partsOfSpeech)
    if (codes.size === 0) return
    const base = toSearchKey(ending.base)
    const lead = `${cut} ${skipped} ${base}`
    const group = groups.get(lead) ?? { cut, base, skipped, shortest, longest, endings: [] }
    groups.set(lead, group)
    group.shortest = Math.min(group.shortest, shortest)
    group.longest = Math.max(group.longest, longest)
    group.endings.push({ place, shortest, longest, steps, codes })
  })
  return [...groups.values()]
}

/** A stretch of the sentence that may be a form, and the endings that it may have. */
interface FormPiece {
  /** The sentence, as a key. */
  key: string
  from: number
  to: number
  /** So many characters from there some headword begins with. */
  reach: number
  /** Whether it begins with お or 御, which may be left out. */
  isHonoured: boolean
  endings: FormEndings
  /** The whole sentence has no kanji. */
  isAllKana: boolean
}

interface Form extends SoughtWord {
  codes: ReadonlySet<number>
}

/** 入れた is of 入れる rather than that one could enter, 電池が切れた of 切れる rather than that one could cut, … */
const ofAnotherVerb = 120
/** … and 広がった of 広がる, できた of できる, 話しかけた of 話しかける. */
const ofOwnVerb = 1000
const ability = /^で[^\p{sc=Han}]/u

/** Before かけた and its like a word is rather one of its own, and どこにかけましょうか is no form of 似る. */
const withVerbBehind = 120
const ofOneKana = /^[\p{sc=Hiragana}](?:かけ|かね|まく|う[るっ])/u

/** What speaks against the form where another verb has it as well. */
function penaltyBesideOthers({ steps, surface }: Form): number {
  if (steps.some(isOfOwnWords)) return ofOwnVerb
  if (!steps.includes('potential')) return 0
  return ability.test(surface) ? ofOwnVerb : ofAnotherVerb
}

function isOfOwnWords(step: string): boolean {
  return step === 'shows signs of' || ofWordsOfTheirOwn.test(step)
}

/** Many verbs that are made so are listed: 動かす, 持ってくる. */
const oftenListed = /^(?:causative|towards or until now|away or onwards)$/u

/** The likeliest word that the piece is an inflected form of: 動かした is of 動かす rather than of 動く. */
export function findInflectedWord(
  index: WordIndex,
  walk: HeadwordWalk,
  piece: FormPiece,
): WordCandidate | undefined {
  let best: RankedCandidate | undefined
  let caused: RankedCandidate | undefined
  for (const form of listForms(walk, piece)) {
    const isWithVerb = form.steps.some((step) => ofWordsOfTheirOwn.test(step))
    if (isWithVerb && ofOneKana.test(form.surface)) continue
    const candidate = findCandidate(index, form, form.codes)
    if (candidate === undefined) continue
    const rank = candidate.cost + penaltyBesideOthers(form)
    const isCaused = oftenListed.test(form.steps[0] ?? '')
    if (rank >= ((isCaused ? caused : best)?.rank ?? Number.POSITIVE_INFINITY)) continue
    const cost = candidate.cost + (isWithVerb ? withVerbBehind : 0)
    const ranked = { rank, word: { ...candidate, cost } }
    if (isCaused) caused = ranked
    else best = ranked
  }
  if (caused === undefined || best === undefined) return (caused ?? best)?.word
  // 脱がせた is no 脱がす that one can.
  const [step = ''] = best.word.steps
  // Nor is 広がっていった of 広い.
  const isListed = step !== 'potential' && !isOfOwnWords(step) && isKnownVerb(index, best.word)
  if (!isListed && best.rank > caused.rank) return caused.word
  // 持ってくる is as likely there as 持って and くる; but 知らせ is what one hears rather.
  const isCausative = caused.word.steps[0] === 'causative'
  return isCausative
    ? best.word
    : { ...best.word, cost: Math.min(best.word.cost, caused.word.cost) }
}

interface RankedCandidate {
  rank: number
  word: WordCandidate
}

/** The headwords that the endings lead to; one that the same steps lead to twice has both their codes. */
function listForms(walk: HeadwordWalk, piece: FormPiece): readonly Form[] {
  const { key: text, from, to, isAllKana } = piece
  let found: FoundEnding[] | undefined
  const length = to - from
  for (const { cut, base, skipped, shortest, longest, endings } of listEndingsFor(piece)) {
    if (length < shortest || length > longest) continue
    if (skipped > 0 && !isHonoured(text.slice(from, from + skipped))) continue
    const kept = length - cut - skipped
    if (!walk.reaches(from + skipped, kept)) continue
    const key = walk.findWith(from + skipped, kept, base)
    if (key < 0) continue
    for (const ending of endings) {
      if (length < ending.shortest || length > ending.longest) continue
      if (ending.steps.at(-1) === ofTwoWords) continue
      found ??= []
      found.push({ key, ending })
    }
  }
  if (found === undefined) return noForms
  const surface = text.slice(from, to)
  if (joinsNothing.test(surface)) return noForms
  const forms: Form[] = []
  for (const { key, ending } of found.sort(byPlace)) {
    const { steps, codes } = ending
    const known = forms.find((form) => form.key === key && isSame(form.steps, steps))
    if (known === undefined) forms.push({ surface, key, steps, codes, isAllKana })
    else known.codes = new Set([...known.codes, ...codes])
  }
  return forms
}

/** An ending, and the headword that it leads to. */
interface FoundEnding {
  key: number
  ending: FormEnding
}

/** The shortest chains of steps stand first. */
function byPlace(one: FoundEnding, other: FoundEnding): number {
  return one.ending.place - other.ending.place
}

const noForms: readonly Form[] = []

/** Can the piece be a form at all? What is left of it begins some headword, so that its end must be gone. */
export function mayBeForm(endings: FormEndings, goneAtLeast: number, isHonoured: boolean): boolean {
  return isHonoured ? endings.all.length > 0 : goneAtLeast <= endings.longestCut
}

function listEndingsFor(piece: FormPiece): readonly LeadingEndings[] {
  const { from, to, reach, endings } = piece
  const { all, byCut } = endings
  if (all.length === 0 || piece.isHonoured) return all
  const least = Math.max(0, to - from - reach)
  const known = byCut[least]
  if (known !== undefined) return known
  const left = all.filter(({ cut, skipped }) => skipped === 0 && cut >= least)
  byCut[least] = left
  return left
}

function isSame(steps: readonly string[], others: readonly string[]): boolean {
  return steps.length === others.length && steps.every((step, place) => step === others[place])
}

const adnominalKind = numberOfKind('adnominal')
const conjunctionKind = numberOfKind('conjunction')
const nounKind = numberOfKind('noun')
/** A noun known less is seldom thought of as one. */
const wellKnownNoun = 80

function isKnownNoun(index: WordIndex, { spelling, kind }: WordCandidate): boolean {
  const word = index.wordOfSpelling[spelling] ?? 0
  return kind === nounKind && (index.popularity[word] ?? 0) >= wellKnownNoun
}

const deictic = /^[こそあど]んな/u

/**
 * あかん is a word of the west of its own, though it is read as a form of 開く as well, あんな no form of ある, and 広がる none
 * of 広い. Of a verb that is far better known the form is meant: 暗くならない.
 */
export function isSaidAsOne(
  index: WordIndex,
  { whole, inflected, surface }: Pick<OneOrForm, 'whole' | 'inflected' | 'surface'>,
): boolean {
  const [step, ...more] = inflected.steps
  if (whole === undefined) return false
  // What is wished for by others is no 従って: したがって.
  if (step === 'desiderative of others' && whole.kind === conjunctionKind) return true
  if (more.length > 0) return false
  if (whole.kind === adnominalKind && deictic.test(surface)) return true
  if (isOfOwnWords(step ?? '')) return true
  if (step !== 'negative' && step !== 'explanatory') return false
  if (!isCommonExpression(index, index.wordOfSpelling[whole.spelling] ?? 0)) return false
  return !surface.endsWith('ない') || !isOfFarBetterVerb(index, inflected, whole)
}

/** ではない is of だ as well, which is no verb, and said as one. */
function isOfFarBetterVerb(
  index: WordIndex,
  inflected: WordCandidate,
  whole: WordCandidate,
): boolean {
  const verb = index.wordOfSpelling[inflected.spelling] ?? 0
  const expression = index.wordOfSpelling[whole.spelling] ?? 0
  if (hasCode(index, verb, codesOfCopula(index))) return false
  return (index.popularity[verb] ?? 0) - (index.popularity[expression] ?? 0) >= farBetter
}

const farBetter = 700

/** Is what is written like the form listed, and known: 動かす, 持ってくる, 考え方 and 高さ? */
export function isListedItself(
  index: WordIndex,
  {
    whole,
    inflected,
    surface,
  }: { whole: WordCandidate; inflected: WordCandidate; surface: string },
): boolean {
  const { steps } = inflected
  if (isListedRather(steps, surface)) return isKnownVerb(index, whole)
  const isNoun = steps.length === 1 && (steps[0] === 'way of' || steps[0] === 'noun')
  return isNoun && isKnownNoun(index, whole)
}

/** What ends a clause behind a whole verb: 泣くけど is なくけど, of which no なく is of ある. */
const behindWholeVerb = /^(?:けど|けれど|から|ので|のに|だろ|でしょ)/u
const goesOn = /[てで]い$/u
const toldTo = /^ように言/u
const behindAndSoOn = /^ど[のをがはとでも、]/u
const isPast = /[ただ]$/u
/** 勉強いたします and 部長いないよ are nothing strong or long: of a word of more kanji it is no adjective. */
const oneKanjiBefore = /(?:^|\P{sc=Han})\p{sc=Han}$/u

const codesOfAdjectives = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('adj-i')]),
)

/** A form, and what is written on either side of it. */
interface FormThere {
  surface: string
  steps: readonly string[]
  /** The last two characters. */
  before: string
  behind: string
}

/** Is the form a piece of other words there: いながらも of 若いながらも, なく of 赤ちゃんがなくから? */
export function isTornForm(
  index: WordIndex,
  { surface, before, behind, steps }: FormThere,
): boolean {
  // 仕事の終わりに is at its end, which nobody goes to do.
  // 驚いたように言った tells nobody to; nor does 払うように言い張った.
  if (toldTo.test(surface) && (isPast.test(before) || behind.startsWith('張'))) return true
  // 私のいとこ, 逃げるなどの.
  if (surface.endsWith('のいとこ')) return true
  if (surface.endsWith('な') && behindAndSoOn.test(behind)) return true
  if (before.endsWith('の') && steps.at(-1) === 'purpose') return true
  if (surface.endsWith('なく') && behindWholeVerb.test(behind)) return true
  // 帰っていいって is allowed, and has no いって.
  if (goesOn.test(surface) && behind.startsWith('い')) return true
  if (!surface.startsWith('い') || !oneKanjiBefore.test(before)) return false
  return findWordWith(index, `${before.slice(-1)}い`, codesOfAdjectives(index)) !== undefined
}
