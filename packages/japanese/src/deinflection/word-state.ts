/**
 * What a stretch of text may be, while inflection is taken off it: a dictionary form of some
 * classes, or a form of a verb that only an ending or an auxiliary can follow.
 */
export const dictionaryClasses = [
  'v1',
  'v1-s',
  'v5b',
  'v5g',
  'v5k',
  'v5k-s',
  'v5m',
  'v5n',
  'v5r',
  'v5r-i',
  'v5aru',
  'v5s',
  'v5t',
  'v5u',
  'v5u-s',
  'v2a-s',
  'vk',
  'vs',
  'vs-i',
  'vs-s',
  'vs-c',
  'vz',
  'adj-i',
  'adj-ix',
  'adj-na',
  'nominal',
  'adj-t',
  'cop',
  /** ございます, which is a word with its ます. */
  'aux-masu',
] as const

export type DictionaryClass = (typeof dictionaryClasses)[number]

/** The classes of verbs and adjectives in い, each by itself: no noun that only する makes a verb. */
export const conjugatedClasses: readonly DictionaryClass[] = dictionaryClasses.filter((name) =>
  /^(?:v(?!s$)|adj-i)/u.test(name),
)

const boundForms = [
  /** 書いて */
  'te',
  /** 学生で: no auxiliary of a verb follows, so that どきどき is no 土器 with ておく after it. */
  'copula-te',
  /** 書いた: ends a clause, and だろう may follow. */
  'past',
  /** 書き, before ます and たい */
  'masu-stem',
  /** 書きます */
  'masu',
  /** 書きません */
  'masen',
  /** 高 of 高そう */
  'adjective-stem',
  /** お書き before する and になる */
  'honorific-stem',
  /** 書かない as the first half of “must” */
  'obligation',
  /** Ends the word: nothing follows but what quotes it. */
  'final',
] as const

export type WordState = DictionaryClass | (typeof boundForms)[number]

/** A set of states as two bit masks, so that thousands of checks cost nothing. */
export interface StateSet {
  classes: number
  forms: number
}

const classBits = new Map<string, number>(dictionaryClasses.map((name, bit) => [name, 1 << bit]))
const formBits = new Map<string, number>(boundForms.map((name, bit) => [name, 1 << bit]))

export function toStateSet(states: readonly WordState[]): StateSet {
  let classes = 0
  let forms = 0
  for (const state of states) {
    classes |= classBits.get(state) ?? 0
    forms |= formBits.get(state) ?? 0
  }
  return { classes, forms }
}

/** What a whole text may be: anything but a form that only something longer contains. */
export const wholeWordStates: StateSet = toStateSet([
  ...dictionaryClasses,
  ...boundForms.filter(
    (form) => !['adjective-stem', 'honorific-stem', 'obligation'].includes(form),
  ),
])

export function overlaps(a: StateSet, b: StateSet): boolean {
  return (a.classes & b.classes) !== 0 || (a.forms & b.forms) !== 0
}

/** Codes of JMdict that inflect as a class does. */
const codesByClass: Partial<Record<DictionaryClass, readonly string[]>> = {
  v5b: ['v5b', 'v4b'],
  v5g: ['v5g', 'v4g'],
  v5k: ['v5k', 'v4k'],
  v5m: ['v5m', 'v4m'],
  v5n: ['v5n', 'vn', 'v4n'],
  v5r: ['v5r', 'v4r'],
  v5s: ['v5s', 'v4s'],
  v5t: ['v5t', 'v4t'],
  'v5r-i': ['v5r-i', 'cop'],
  'v2a-s': ['v2a-s', 'v5uru'],
  // 足蹴にする and its like are of class vs-s and go as する does.
  'vs-i': ['vs-i', 'vs-s'],
  'adj-i': ['adj-i', 'aux-adj'],
  'adj-na': ['adj-na'],
  'aux-masu': ['aux-v'],
  nominal: ['n', 'adj-na', 'adj-no', 'pn', 'n-suf', 'n-t', 'n-adv', 'n-pr', 'adv', 'num'],
}

const endings: Readonly<Record<DictionaryClass, RegExp>> = {
  v1: /(?:[いきぎしじちにひびぴみりえけげせぜてでねへべぺめれ]|[^ぁ-ゖ])る$/,
  'v1-s': /(?:くれ|呉れ)る$/,
  v5b: /.ぶ$/,
  v5g: /.ぐ$/,
  v5k: /.く$/,
  'v5k-s': /[いゆて行往逝]く$/,
  v5m: /.む$/,
  v5n: /ぬ$/,
  v5r: /.る$/,
  'v5r-i': /[あ有在]る$/,
  v5aru: /(?:さ|しゃ|ざ|仰|為|下|座)る$/,
  v5s: /.す$/,
  v5t: /.つ$/,
  v5u: /.う$/,
  'v5u-s': /(?:[といこも]|[^ぁ-ゖ])う$/,
  'v2a-s': /[う得]る$/,
  vk: /[く来來]る$/,
  vs: /./,
  'vs-i': /[す為]る$/,
  'vs-s': /(?:[^ぁ-ゖ]|[いうきくちつっん])する$/,
  'vs-c': /す$/,
  vz: /.ずる$/,
  'adj-i': /.[いイ]$/,
  'adj-ix': /[いよ良好善佳宜]い$/,
  'adj-na': /./,
  nominal: /./,
  'adj-t': /./,
  cop: /だ$/,
  'aux-masu': /います$/,
}

/** All characters by which dictionary forms are told from each other, and the signs between them. */
export const charactersOfEndings = Object.values(endings)
  .map(({ source }) => source)
  .join('')

/** No dictionary form is told from others by more than its last characters: くれる, …しゃる, 愛する. */
export const longestDictionaryEnding = 3

/** くれる, する, ずる, しゃる and ございます are told by what stands before, all others by their last two characters. */
export function countTelling(text: string): number {
  if (text.endsWith('ます')) return longestDictionaryEnding
  const isLong = text.endsWith('る') && 'れすずゃ'.includes(text.charAt(text.length - 2) || '-')
  return isLong ? longestDictionaryEnding : 2
}

/** The classes of the dictionary forms that end so, found out once for each ending met. */
const classesOfEnding = new Map<string, number>()
/** All endings of words are fewer; a text of anything else does not fill the memory. */
const mostEndings = 20_000

/** Takes out the classes whose dictionary forms do not end as the text does. */
export function narrowToEnding(text: string, states: StateSet): StateSet {
  const ending = text.slice(-countTelling(text))
  let classes = classesOfEnding.get(ending)
  if (classes === undefined) {
    classes = listClasses(ending)
    if (classesOfEnding.size >= mostEndings) classesOfEnding.clear()
    classesOfEnding.set(ending, classes)
  }
  return { classes: states.classes & classes, forms: states.forms }
}

function listClasses(ending: string): number {
  let classes = 0
  dictionaryClasses.forEach((name, bit) => {
    if (endings[name].test(ending)) classes |= 1 << bit
  })
  return classes
}

/** Sets of classes are few, and asked of thousands of times in a sentence. */
const codesOfClasses = new Map<number, readonly string[]>()

const honorificStem = toStateSet(['honorific-stem'])

/** お or 御 with the stem of a verb. */
export function isHonorificStem(states: StateSet): boolean {
  return overlaps(states, honorificStem)
}

/** JMdict's codes of the dictionary classes in the set. */
export function listCodes({ classes }: StateSet): readonly string[] {
  const known = codesOfClasses.get(classes)
  if (known !== undefined) return known
  const codes = dictionaryClasses.flatMap((name, bit) =>
    (classes & (1 << bit)) === 0 ? [] : (codesByClass[name] ?? [name]),
  )
  const unique = [...new Set(codes)]
  codesOfClasses.set(classes, unique)
  return unique
}
