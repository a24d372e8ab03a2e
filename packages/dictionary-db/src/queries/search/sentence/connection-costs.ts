import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'

/** What a piece of a sentence is, as far as it says what may stand beside it. */
export const pieceKinds = [
  'start',
  'noun',
  /** One kanji: two of them side by side are rather one word. */
  'one-kanji',
  /** One or two kana, which are a part of something else more often. */
  'short-kana',
  /** 誰か, 何か: somebody, or a question where what is known of it follows. */
  'indefinite',
  'particle',
  /** ものを and んで after a clause; after a noun it is もの with を. */
  'clause-particle',
  /** よ, ね, もん: what a clause or a call ends in. */
  'final-particle',
  /** は, が, を and も, of which none stands before another. */
  'topic',
  /** Ends a clause: verbs, adjectives, the copula. */
  'predicate',
  /** 知る, わかる: after 誰が来るか, and after (これが) 何か. */
  'knowing',
  /** 言う, 読む: 何と読みますか asks what, and is no surprise (何と, how!). */
  'saying',
  /** 行く, 来る: where 食べに leads. */
  'motion',
  /** せる, まい: what stands behind verbs only. */
  'auxiliary',
  /** だ and です, which nothing begins with. */
  'copula',
  /** The そう of そうです after a clause: what one heard. */
  'hearsay',
  /** Goes on: て, ながら, く. */
  'continuative',
  /** 食べに: to do it, of somebody who goes there. */
  'purpose',
  'adverb',
  'exclaiming',
  'adnominal',
  'interjection',
  'conjunction',
  'suffix',
  /** さん, in kana, before what it counts, … */
  'number',
  /** … and がつ, which stands behind nothing else. */
  'counter',
  'unknown',
] as const
export type PieceKind = (typeof pieceKinds)[number]

/**
 * What speaks against two pieces side by side, in the unit of the costs of words; 0 where nothing is
 * said. After the rules of adjacency that analysers learn from corpora (Kudo, Yamamoto and Matsumoto 2004),
 * but few and by hand, since the dictionary's words are not those of a corpus.
 */
const said: Partial<Record<PieceKind, Partial<Record<PieceKind, number>>>> = {
  start: { particle: 300, topic: 400, copula: 300, suffix: 300 },
  noun: { 'short-kana': 150, noun: 80, 'one-kanji': 80, interjection: 300, suffix: -100 },
  'one-kanji': {
    'one-kanji': 350,
    noun: 120,
    'short-kana': 150,
    interjection: 300,
    suffix: -100,
  },
  'short-kana': {
    'short-kana': 300,
    noun: 150,
    'one-kanji': 150,
    predicate: 100,
    interjection: 300,
  },
  particle: { interjection: 300, suffix: 200, conjunction: 250 },
  topic: {
    topic: 700,
    particle: 150,
    indefinite: 60,
    interjection: 300,
    suffix: 300,
    conjunction: 250,
  },
  predicate: { predicate: 200, interjection: 300, suffix: 200 },
  copula: { predicate: 200, interjection: 300, suffix: 200 },
  continuative: { suffix: 200, interjection: 200, 'short-kana': 50 },
  adverb: { adverb: 90, interjection: 200, suffix: 200 },
  adnominal: { particle: 500, topic: 500, predicate: 250, suffix: 300, interjection: 300 },
  interjection: {
    noun: 200,
    'one-kanji': 200,
    'short-kana': 200,
    predicate: 200,
    continuative: 200,
    adverb: 200,
    adnominal: 200,
    particle: 200,
    topic: 200,
  },
  conjunction: { suffix: 300, particle: 300 },
  suffix: { interjection: 300, 'short-kana': 150 },
  unknown: { interjection: 300 },
}

/** What is said of the wider kind holds for these too, but for what is said of themselves. */
const wider: Partial<Record<PieceKind, PieceKind>> = {
  indefinite: 'noun',
  'clause-particle': 'particle',
  'final-particle': 'particle',
  knowing: 'predicate',
  saying: 'predicate',
  exclaiming: 'adverb',
  motion: 'predicate',
  hearsay: 'noun',
  auxiliary: 'predicate',
  number: 'short-kana',
  counter: 'suffix',
  purpose: 'continuative',
}

const nominal: readonly PieceKind[] = ['noun', 'one-kanji', 'short-kana', 'adnominal']
const leadsNowhere = 450
const ends: readonly PieceKind[] = ['predicate', 'knowing', 'saying', 'motion', 'copula']
const afterNoClause = 1500
const behindNoVerb = 600
const behindVerbs: readonly PieceKind[] = [...ends, 'continuative', 'auxiliary']
const behindNoNumber = 250
const askingWhat = 500
const isRightAfter: readonly PieceKind[] = ['motion', 'topic', 'copula', 'unknown']

function costOf(left: PieceKind, right: PieceKind): number {
  if (left === 'interjection' && right === 'final-particle') return 0
  if (right === 'clause-particle' && nominal.includes(left)) return 400
  if (left === 'indefinite' && right === 'knowing') return 110
  if (left === 'purpose' && !isRightAfter.includes(right)) return leadsNowhere
  if (right === 'hearsay' && !ends.includes(left)) return afterNoClause
  if (left === 'exclaiming' && right === 'saying') return askingWhat
  if (right === 'auxiliary' && !behindVerbs.includes(left)) return behindNoVerb
  if (right === 'counter' && left !== 'number') return behindNoNumber
  const own = said[left]?.[right]
  return (
    own ??
    said[wider[left] ?? left]?.[right] ??
    said[wider[left] ?? left]?.[wider[right] ?? right] ??
    0
  )
}

const costs = Int16Array.from(
  pieceKinds.flatMap((left) => pieceKinds.map((right) => costOf(left, right))),
)

/** By the numbers of the kinds in `pieceKinds`. */
export function connectionCost(left: number, right: number): number {
  return costs[left * pieceKinds.length + right] ?? 0
}

/** Asked of every word that a sentence may have. */
const numbers = Object.fromEntries(pieceKinds.map((kind, number) => [kind, number])) as Readonly<
  Record<PieceKind, number>
>

export function numberOfKind(kind: PieceKind): number {
  return numbers[kind]
}

const indefinite = /^(?:誰か|だれか|何か|なにか|どこか|どれか)$/u
const clauseParticle = /^(?:ものを|ものの|んで)$/u
/** By the beginning of what is written, whatever its inflection. */
const knowing = /^(?:知[らりるれろっ]|分か|わか|解[らりるれっ]|覚え|忘れ|当て|調べ|思い出|確かめ)/u
const saying = /^(?:言|読[まみめもん]|書|呼|申|い[いうえわ])/u
const motion =
  /^(?:行[かきくけこっ]|い[かきくけこ]|いっ[たて]|来|く[るれ]|き[たてま]|こ[なよ]|出[かたてなまる]|帰|戻|寄|向か|入|通|集ま|上が|下り|降り|参|伺|訪ね|立ち)/u

/** Steps after which a clause goes on. */
const goesOn = /^(?:te-form|stem|adverbial|while|representative|without|noun|appearance)$/u

const kindOfCode: readonly (readonly [code: RegExp, kind: PieceKind])[] = [
  [/^prt$/u, 'particle'],
  [/^cop$/u, 'copula'],
  [/^aux-v$/u, 'auxiliary'],
  [/^(?:v(?![sti]$)|adj-ix?$|aux|cop)/u, 'predicate'],
  [/^conj$/u, 'conjunction'],
  [/^(?:suf|n-suf)$/u, 'suffix'],
  [/^ctr$/u, 'counter'],
  [/^adj-pn$/u, 'adnominal'],
  [/^num$/u, 'number'],
  [/^(?:n|pn|adj-na|adj-no|n-.*)$/u, 'noun'],
  [/^(?:adv|adv-to)$/u, 'adverb'],
  [/^(?:int|exp)$/u, 'interjection'],
]

const unasked = 255

/** Of each word, and of the codes that a sense can have together, which are few. */
const openKinds = oncePerDictionary((index: WordIndex) => ({
  ofWord: new Uint8Array(index.size).fill(unasked),
  ofCodes: new Map<string, number>(),
}))

/** The kind of a word by the first sense that says one, asked once for each word. */
function kindOfWord(index: WordIndex, word: number): number {
  const { ofWord, ofCodes } = openKinds(index)
  const known = ofWord[word] ?? unasked
  if (known !== unasked) return known
  const codes: number[] = []
  const sense = index.firstSense[word] ?? 0
  const { codesOfSense } = index
  const end = codesOfSense.endOf(sense)
  for (let at = codesOfSense.startOf(sense); at < end; at += 1) codes.push(codesOfSense.valueAt(at))
  const together = codes.join()
  const chosen =
    ofCodes.get(together) ?? numberOfKind(chooseKind(codes.map((code) => index.codes.textOf(code))))
  ofCodes.set(together, chosen)
  // どうも is called out, and says among words that one does not quite know.
  const kind = chosen === interjection && isAdverbAsWell(index, word) ? adverb : chosen
  ofWord[word] = kind
  return kind
}

const interjection = pieceKinds.indexOf('interjection')
const adverb = pieceKinds.indexOf('adverb')

function isAdverbAsWell(index: WordIndex, word: number): boolean {
  return hasCode(index, word, new Set([index.codes.find('adv')]))
}

function chooseKind(codes: readonly string[]): PieceKind {
  const found = kindOfCode.find(([code]) => codes.some((each) => code.test(each)))
  // An expression is a clause as a whole, or a noun; only what is called out alone stands alone.
  if (found?.[1] === 'interjection' && codes.includes('exp')) return 'predicate'
  return found?.[1] ?? 'noun'
}

const doing = /.する$/u
/** Expressions that do what particles do. */
const compoundParticle =
  /^(?:(?:こと)?により|によって|について|に関して|に対して|にとって|において|として|をめぐって|をめぐり)$/u
const finalParticle = /^(?:よ|ね|ねえ|ねー|な|なあ|なー|もん|ぞ|ぜ|わ)$/u
const topic = /^[はがをも]$/u
const oneKanji = /^\p{sc=Han}$/u
/** Of a month, which the sources have as a suffix of any noun. */
const counterInKana = 'がつ'
const shortKana = /^[\p{sc=Hiragana}]{1,2}$/u

/** The number of the kind of a piece: a word as it is written there, with what was done to it. */
export function findKind(
  index: WordIndex,
  { word, surface, steps }: { word: number; surface: string; steps: readonly string[] },
): number {
  const last = steps.at(-1)
  if (last === 'purpose') return numberOfKind('purpose')
  if (last !== undefined && goesOn.test(last)) return numberOfKind('continuative')
  const kind = last === undefined ? kindOfWord(index, word) : numberOfKind('predicate')
  if (compoundParticle.test(surface)) return numberOfKind('particle')
  if (kind === numberOfKind('predicate')) return numberOfKind(findPredicateKind(surface))
  if (surface === '何と' || surface === 'なんと') return numberOfKind('exclaiming')
  if (clauseParticle.test(surface)) return numberOfKind('clause-particle')
  // Of adjectives it is read as a form; so here it ends what is said: 分かるさ.
  if (surface === 'さ') return numberOfKind('final-particle')
  if (kind === numberOfKind('particle') && finalParticle.test(surface)) {
    return numberOfKind('final-particle')
  }
  if (kind === numberOfKind('particle')) return topic.test(surface) ? numberOfKind('topic') : kind
  if (indefinite.test(surface)) return numberOfKind('indefinite')
  // 結婚する is a noun as the dictionary has it, and a verb with its する.
  if (doing.test(surface)) return numberOfKind('predicate')
  if (surface === counterInKana) return numberOfKind('counter')
  if (kind === numberOfKind('number') && shortKana.test(surface)) return kind
  if (kind !== numberOfKind('noun') && kind !== numberOfKind('number')) return kind
  if (oneKanji.test(surface)) return numberOfKind('one-kanji')
  return shortKana.test(surface) ? numberOfKind('short-kana') : kind
}

function findPredicateKind(surface: string): PieceKind {
  if (knowing.test(surface)) return 'knowing'
  if (saying.test(surface)) return 'saying'
  return motion.test(surface) ? 'motion' : 'predicate'
}
