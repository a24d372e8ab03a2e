import type { Ending } from '@kotonoha/japanese/deinflection/list-endings'
import { isHonoured } from '@kotonoha/japanese/deinflection/undo-endings'
import { isKana } from '@kotonoha/japanese/kana/script'
import { unitsOfNumbers } from '@kotonoha/japanese/numbers/counted'
import { oncePerDictionary } from '../../../once-per-dictionary'
import { isReadingEntry, isUnusualEntry, spellingOfEntry } from '../../../search-index/key-entry'
import { toSearchKey } from '../../../search-index/text/search-key'
import { loanword, type WordIndex } from '../../../search-index/word-index'
import { headwordPenalty, kanaPenalty, laterFormPenalty } from '../words/headword-points'
import { hasCode, inflectionPenalty } from '../words/inflected-matches'
import { findKind, numberOfKind } from './connection-costs'
import type { HeadwordWalk } from './headword-walk'

/** A word that a stretch of the sentence may be. */
export interface WordCandidate {
  spelling: number
  /** The sense that is meant, from 1; the first where it is left out. */
  meaningId?: number
  steps: readonly string[]
  /** The sentence is cut where these are least in sum, … */
  cost: number
  /** … with those of its neighbours: the number of its kind. */
  kind: number
}

/** Few long words are likelier than many short ones, … */
const perWord = 800
/** … common ones likelier than rare ones (a share of the popularity), … */
const popularityShare = 0.6
/** … and what is written in kanji is seldom spelled out. */
const spelledOut = 300
/** Who writes a whole sentence without a kanji spells out all of them. */
const spelledOutAmongKana = 30
const perInflection = 25
/** Kanji side by side are one word rather than several. */
const perKanjiPair = 200
const shortKana = 100
/** A word that nobody counts, in hiragana, is several everyday ones by chance: はないか, a cuttlefish; あかんで is no form of 赤む. */
const unheardOf = 160

/** Few adjectives have a noun in み, which are words of their own then (深み): やすみ is 休み, not of 安い. */
const nounInMi = 350

/** What is seldom said alone is usual among words: 行けば, 早く, 静かな, 行かず. */
const saidAmongWords = /^(?:provisional|adverbial|attributive|without)$/u

const hiragana = /^[\p{sc=Hiragana}ー]+$/u

/** さる is written サル or 猿, of which the last is still no ましら. */
const mostForLaterForm = 240

function penaltyForLaterForm(entry: number): number {
  const most = isUnusualEntry(entry) ? Number.POSITIVE_INFINITY : mostForLaterForm
  return Math.min(laterFormPenalty(entry), most)
}

/** Words of headwords, which are much the same ones in all sentences, are kept, so many of them. */
const mostWholeWords = 20_000

/** The likeliest word that the key, by its number, is a headword or a reading of. */
export function findWholeWord(
  index: WordIndex,
  { surface, key, isAllKana }: { surface: string; key: number; isAllKana: boolean },
): WordCandidate | undefined {
  const known = openKnown(index).wholeWords[isAllKana ? 1 : 0]
  if (known.has(key)) return known.get(key)
  const word = findCandidate(index, { surface, key, steps: [], isAllKana }, undefined)
  if (known.size >= mostWholeWords) known.clear()
  known.set(key, word)
  return word
}

/** Beside its number a counter is likelier than it is alone. */
const counted = 250

/** The counter that the text is, as it stands behind a number. */
export function findCounter(index: WordIndex, text: string): WordCandidate | undefined {
  const codes = unitsOfNumbers.has(text) ? undefined : new Set([index.codes.find('ctr')])
  const found = findWordWith(index, text, codes)
  return found && { ...found, cost: found.cost + counted, kind: numberOfKind('noun') }
}

/** The likeliest word that is written so and has one of the codes, where there are any. */
export function findWordWith(
  index: WordIndex,
  text: string,
  codes: ReadonlySet<number> | undefined,
): WordCandidate | undefined {
  const key = index.headwords.keys.find(text)
  if (key < 0) return undefined
  return findCandidate(index, { surface: text, key, steps: [], isAllKana: false }, codes)
}

const codesOfExpressions = oncePerDictionary(
  (index: WordIndex) => new Set([index.codes.find('exp')]),
)

/** あかん is a word of the west of its own, though it is read as a form of 開く as well. */
export function isSaidAsOne(
  index: WordIndex,
  whole: WordCandidate | undefined,
  { steps }: WordCandidate,
): boolean {
  if (whole === undefined || steps.length > 1 || steps[0] !== 'negative') return false
  return isCommonExpression(index, index.wordOfSpelling[whole.spelling] ?? 0)
}

/** What is said rather than written is as well known as this, though few texts have it. */
const leastOfSaid = 250
const shortestSaid = 3
const longestSaid = 4

function isCommonExpression(index: WordIndex, word: number): boolean {
  return (index.popularity[word] ?? 0) > 0 && hasCode(index, word, codesOfExpressions(index))
}

/** A clause before it is what makes it likely. */
const hearsayCost = 150

/** The そう of そうだ and そうです after a clause: what somebody says. */
export function findHearsay(index: WordIndex): WordCandidate | undefined {
  const key = index.headwords.keys.find('そう')
  if (key < 0) return undefined
  const codes = new Set([index.codes.find('aux'), index.codes.find('aux-adj')])
  const sought = { surface: 'そう', key, steps: [], isAllKana: true }
  const found = findCandidate(index, sought, codes)
  return found && { ...found, cost: hearsayCost, kind: numberOfKind('hearsay') }
}

/** In a sentence a noun with です or に after it is two words, so only verbs and adjectives inflect. */
const inflects = /^(?:v|adj-ix?$|aux|cop)/u

/**
 * Alone 行かないと is "must go", but among words と is a word of its own: 行かないと思う. So are です and でしょう
 * after an adjective, ようになる after a verb, 寒っ is no beginning of anything, まい no form of ある, and 行かな (must go), 高くね
 * (ない) and やったろ ones where nothing follows.
 */
const joinsNothing =
  /(?:ないと|(?<!ん)です|でしょう|だろう|っしょ|[くゃらん]ね|[ただ]ろか?|っ|[かがさたなばまらわ]な)$|ようにな|^まい$/u

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

type KnownWords = Map<number, WordCandidate | undefined>

/** Lists of parts of speech, and of endings, are the same ones again and again. */
const openKnown = oncePerDictionary((_: WordIndex) => ({
  codes: new WeakMap<readonly string[], ReadonlySet<number>>(),
  endings: new WeakMap<readonly Ending[], FormEndings>(),
  /** In a sentence with kanji, and in one of kana alone. */
  wholeWords: [new Map(), new Map()] as [KnownWords, KnownWords],
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

/** What a word is looked for as. */
interface SoughtWord {
  surface: string
  key: number
  steps: readonly string[]
  isAllKana: boolean
}

interface Form extends SoughtWord {
  codes: ReadonlySet<number>
}

/** 入れた is of 入れる rather than that one could enter. */
const ofAnotherVerb = 40

/** The likeliest word that the piece is an inflected form of. */
export function findInflectedWord(
  index: WordIndex,
  walk: HeadwordWalk,
  piece: FormPiece,
): WordCandidate | undefined {
  let best: WordCandidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const form of listForms(walk, piece)) {
    const candidate = findCandidate(index, form, form.codes)
    if (candidate === undefined) continue
    const rank = candidate.cost + (form.steps.includes('potential') ? ofAnotherVerb : 0)
    if (rank < least) best = candidate
    least = Math.min(least, rank)
  }
  return best
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

const codesOfSuffixes = oncePerDictionary((index: WordIndex) => new Set([index.codes.find('suf')]))

/** What is put behind a word is written in kana as well: 川ぞい, 子どもたち. */
function isSeldomSpelledOut(index: WordIndex, word: number, steps: readonly string[]): boolean {
  if (kanaPenalty(index, word) === 0) return false
  return steps.length > 0 || !hasCode(index, word, codesOfSuffixes(index))
}

/** What the cost of a word asks of how it is written, and of what was done to it. */
interface SurfaceFacts {
  kanjiPairs: number
  isHiragana: boolean
  isShortKana: boolean
  perForm: number
}

const kanjiPair = /\p{sc=Han}(?=\p{sc=Han})/gu

function toSurfaceFacts(surface: string, steps: readonly string[]): SurfaceFacts {
  const isHiragana = hiragana.test(surface)
  return {
    kanjiPairs: isHiragana ? 0 : (surface.match(kanjiPair)?.length ?? 0),
    isHiragana,
    isShortKana: surface.length <= (steps.length === 0 ? 1 : 2) && isKana(surface),
    perForm:
      (saidAmongWords.test(steps.join()) ? 0 : inflectionPenalty(steps)) +
      (steps.at(-1) === 'noun' && surface.endsWith('み') ? nounInMi : 0),
  }
}

function findCandidate(
  index: WordIndex,
  { surface, key, steps, isAllKana }: SoughtWord,
  codes: ReadonlySet<number> | undefined,
): WordCandidate | undefined {
  const { entries } = index.headwords
  const forSpellingOut = isAllKana ? spelledOutAmongKana : spelledOut
  const isAsLong = surface.length >= shortestSaid && surface.length <= longestSaid
  const mayBeSaid = steps.length === 0 && isAsLong && isKana(surface)
  let known: SurfaceFacts | undefined
  let best = -1
  let least = Number.POSITIVE_INFINITY
  let leastRank = least
  for (let at = entries.startOf(key); at < entries.endOf(key); at += 1) {
    const entry = entries.valueAt(at)
    const spelling = spellingOfEntry(entry)
    const word = index.wordOfSpelling[spelling] ?? 0
    if (codes !== undefined && !hasCode(index, word, codes)) continue
    // Of most pieces no word can have the form.
    known ??= toSurfaceFacts(surface, steps)
    const isExpression = mayBeSaid && !isReadingEntry(entry) && isCommonExpression(index, word)
    const popularity = index.popularity[word] ?? 0
    const cost =
      perWord -
      popularityShare * (isExpression ? Math.max(leastOfSaid, popularity) : popularity) +
      headwordPenalty(entry, 'kanji') +
      (isReadingEntry(entry) && isSeldomSpelledOut(index, word, steps) ? forSpellingOut : 0) +
      (known.isShortKana ? shortKana : 0) +
      (known.isHiragana && popularity === 0 ? unheardOf : 0) +
      steps.length * perInflection +
      known.perForm -
      known.kanjiPairs * perKanjiPair
    // A word of katakana is as seldom in hiragana: たな is 棚 rather than タナ, a grape.
    const isLoanword = ((index.wordMarks[word] ?? 0) & loanword) !== 0
    const rank =
      cost + (known.isHiragana ? (isLoanword ? forSpellingOut : 0) : penaltyForLaterForm(entry))
    if (rank >= leastRank) continue
    best = spelling
    leastRank = rank
    least = cost
  }
  if (best < 0) return undefined
  const word = index.wordOfSpelling[best] ?? 0
  return { spelling: best, steps, cost: least, kind: findKind(index, { word, surface, steps }) }
}
