/** The families a learner filters by, in the order they are offered. */
export const partOfSpeechGroups = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'particle',
  'conjunction',
  'interjection',
  'counter',
  'number',
  'prefix',
  'suffix',
  'auxiliary',
  'expression',
  'other',
] as const

export type PartOfSpeechGroup = (typeof partOfSpeechGroups)[number]

export interface PartOfSpeech {
  /** JMdict's code, such as `v5k`. */
  code: string
  /** What a learner reads. */
  label: string
  group: PartOfSpeechGroup
}

/** JMdict's codes (its DTD of 2026) with our own words for them. */
const tables: Readonly<Record<PartOfSpeechGroup, string>> = {
  noun: `
    n: noun
    n-adv: noun used as an adverb
    n-t: noun of time
    n-pr: proper noun
    n-pref: noun used as a prefix
    n-suf: noun used as a suffix`,
  verb: `
    v1: ichidan verb (る-verb)
    v1-s: ichidan verb, irregular imperative (くれる)
    v5b: godan verb ending in ぶ
    v5g: godan verb ending in ぐ
    v5k: godan verb ending in く
    v5k-s: godan verb, irregular て-form (行く)
    v5m: godan verb ending in む
    v5n: godan verb ending in ぬ
    v5r: godan verb ending in る
    v5r-i: godan verb ending in る, irregular negative (ある)
    v5aru: godan verb ending in る, polite and irregular (なさる)
    v5s: godan verb ending in す
    v5t: godan verb ending in つ
    v5u: godan verb ending in う
    v5u-s: godan verb ending in う, irregular て-form (問う)
    v5uru: godan verb ending in うる, old form of える
    vk: irregular verb 来る
    vs: takes する
    vs-i: irregular verb する
    vs-s: する-verb of one kanji (愛する)
    vs-c: verb ending in す, older form of a する-verb
    vz: ずる-verb, older form of a じる-verb
    vn: irregular verb ending in ぬ
    vr: irregular classical verb ending in り
    vi: intransitive verb
    vt: transitive verb
    v-unspec: verb of unknown class
    iv: irregular verb
    v4b: classical verb ending in ぶ
    v4g: classical verb ending in ぐ
    v4h: classical verb ending in ふ
    v4k: classical verb ending in く
    v4m: classical verb ending in む
    v4n: classical verb ending in ぬ
    v4r: classical verb ending in る
    v4s: classical verb ending in す
    v4t: classical verb ending in つ
    v2a-s: classical lower-row verb ending in う
    v2b-k: classical upper-row verb ending in ぶ
    v2b-s: classical lower-row verb ending in ぶ
    v2d-k: classical upper-row verb ending in づ
    v2d-s: classical lower-row verb ending in づ
    v2g-k: classical upper-row verb ending in ぐ
    v2g-s: classical lower-row verb ending in ぐ
    v2h-k: classical upper-row verb ending in ふ
    v2h-s: classical lower-row verb ending in ふ
    v2k-k: classical upper-row verb ending in く
    v2k-s: classical lower-row verb ending in く
    v2m-k: classical upper-row verb ending in む
    v2m-s: classical lower-row verb ending in む
    v2n-s: classical lower-row verb ending in ぬ
    v2r-k: classical upper-row verb ending in る
    v2r-s: classical lower-row verb ending in る
    v2s-s: classical lower-row verb ending in す
    v2t-k: classical upper-row verb ending in つ
    v2t-s: classical lower-row verb ending in つ
    v2w-s: classical lower-row verb ending in う (わ row)
    v2y-k: classical upper-row verb ending in ゆ
    v2y-s: classical lower-row verb ending in ゆ
    v2z-s: classical lower-row verb ending in ず`,
  adjective: `
    adj-i: い-adjective
    adj-ix: い-adjective いい (よい)
    adj-na: な-adjective
    adj-no: takes の before a noun
    adj-pn: stands only before a noun
    adj-t: たる-adjective
    adj-f: noun or verb used before a noun
    adj-ku: classical adjective (く class)
    adj-shiku: classical adjective (しく class)
    adj-nari: classical な-adjective
    adj-kari: classical adjective (かり class)`,
  adverb: `
    adv: adverb
    adv-to: adverb with と`,
  pronoun: 'pn: pronoun',
  particle: 'prt: particle',
  conjunction: 'conj: conjunction',
  interjection: 'int: interjection',
  counter: 'ctr: counter',
  number: 'num: number',
  prefix: 'pref: prefix',
  suffix: 'suf: suffix',
  auxiliary: `
    aux: auxiliary
    aux-v: auxiliary verb
    aux-adj: auxiliary adjective
    cop: copula (だ, です)`,
  expression: 'exp: expression',
  other: 'unc: other',
}

/** All parts of speech, group by group. */
export const partsOfSpeech: readonly PartOfSpeech[] = partOfSpeechGroups.flatMap((group) =>
  tables[group]
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', label = ''] = line.trim().split(/: (.*)/)
      return { code, label, group }
    }),
)

const byCode = new Map(partsOfSpeech.map((each) => [each.code, each]))

export function findPartOfSpeech(code: string): PartOfSpeech | undefined {
  return byCode.get(code)
}

/** The label of a code; the code itself where a newer source has one that we do not know. */
export function partOfSpeechLabel(code: string): string {
  return byCode.get(code)?.label ?? code
}

/** The codes that a filter names: of a whole group (`verb`), or the one code itself (`v1`). */
export function listPartOfSpeechCodes(codeOrGroup: string): string[] {
  return partsOfSpeech
    .filter((each) => each.group === codeOrGroup || each.code === codeOrGroup)
    .map((each) => each.code)
}
