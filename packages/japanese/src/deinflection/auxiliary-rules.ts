import { type Rule, rule } from './rule'
import { dictionaryClasses, type WordState } from './word-state'

/** Verbs and adjectives that follow the stem before ます: `ending class: step`. */
const afterStem: ReadonlyArray<readonly [ending: string, as: WordState, step: string]> = [
  ['たい', 'adj-i', 'desiderative'],
  ['たがる', 'v5r', 'desiderative of others'],
  ['すぎる', 'v1', 'excess'],
  ['過ぎる', 'v1', 'excess'],
  ['すぎ', 'nominal', 'excess'],
  ['そう', 'nominal', 'appearance'],
  ['やすい', 'adj-i', 'easy to'],
  ['易い', 'adj-i', 'easy to'],
  ['にくい', 'adj-i', 'hard to'],
  ['難い', 'adj-i', 'hard to'],
  ['づらい', 'adj-i', 'hard to'],
  ['がたい', 'adj-i', 'hardly possible'],
  ['はじめる', 'v1', 'begin to'],
  ['始める', 'v1', 'begin to'],
  ['つづける', 'v1', 'go on'],
  ['続ける', 'v1', 'go on'],
  ['おわる', 'v5r', 'finish'],
  ['終わる', 'v5r', 'finish'],
  // Begun and not done: 腐りかける, 読みかけの本.
  ['かける', 'v1', 'about to'],
  ['かけ', 'nominal', 'about to'],
  ['まくる', 'v5r', 'without end'],
  ['っぱなし', 'nominal', 'left so'],
  ['そびれる', 'v1', 'miss the chance'],
  ['そこねる', 'v1', 'fail to'],
  ['損ねる', 'v1', 'fail to'],
  ['そこなう', 'v5u', 'fail to'],
  ['損なう', 'v5u', 'fail to'],
  ['うる', 'final', 'possible'],
  ['得る', 'final', 'possible'],
  ['かねない', 'adj-i', 'may well'],
  ['かねる', 'v1', 'unable to'],
  ['やがる', 'v5r', 'contempt'],
  ['方', 'nominal', 'way of'],
  ['かた', 'nominal', 'way of'],
  ['がち', 'nominal', 'tending to'],
  ['なさんな', 'final', 'prohibitive'],
  // In the west of Japan: 行きはる, 降りよる.
  ['はる', 'v5r', 'respectful'],
  ['よる', 'v5r', 'progressive'],
]

/** What follows the で of a noun or a na-adjective as well: 元気でいる, 子供でも. */
const afterCopula: ReadonlySet<string> = new Set(['いる', '居る', 'も', 'は'])

/** Auxiliaries after the te-form. */
const afterTe: ReadonlyArray<readonly [ending: string, as: WordState, step: string]> = [
  ['いる', 'v1', 'progressive'],
  ['居る', 'v1', 'progressive'],
  ['る', 'v1', 'progressive'],
  ['おる', 'v5r', 'progressive'],
  ['ある', 'v5r-i', 'resulting state'],
  ['しまう', 'v5u', 'completely'],
  ['仕舞う', 'v5u', 'completely'],
  ['おく', 'v5k', 'in advance'],
  ['置く', 'v5k', 'in advance'],
  ['いく', 'v5k-s', 'away or onwards'],
  ['ゆく', 'v5k-s', 'away or onwards'],
  ['行く', 'v5k-s', 'away or onwards'],
  ['く', 'v5k-s', 'away or onwards'],
  ['くる', 'vk', 'towards or until now'],
  ['来る', 'vk', 'towards or until now'],
  ['みる', 'v1', 'try'],
  ['見る', 'v1', 'try'],
  ['くれる', 'v1-s', 'done for me'],
  ['呉れる', 'v1-s', 'done for me'],
  ['くださる', 'v5aru', 'done for me'],
  ['下さる', 'v5aru', 'done for me'],
  ['あげる', 'v1', 'do for someone'],
  ['上げる', 'v1', 'do for someone'],
  ['さしあげる', 'v1', 'do for someone'],
  ['やる', 'v5r', 'do for someone'],
  ['もらう', 'v5u', 'have someone do'],
  ['貰う', 'v5u', 'have someone do'],
  ['いただく', 'v5k', 'have someone do'],
  ['頂く', 'v5k', 'have someone do'],
  ['ほしい', 'adj-i', 'want someone to'],
  ['欲しい', 'adj-i', 'want someone to'],
  ['ください', 'final', 'request'],
  ['下さい', 'final', 'request'],
  ['ちょうだい', 'final', 'request'],
  ['おいで', 'final', 'request'],
  ['も', 'final', 'even if'],
  ['は', 'final', 'topic'],
  ['から', 'final', 'after'],
  ['まう', 'v5u', 'completely'],
  ['はる', 'v5r', 'respectful'],
  ['ん', 'past', 'progressive'],
  ['んの', 'final', 'progressive'],
  // 寝てっから: because somebody sleeps.
  ['っから', 'final', 'progressive'],
]

/** After お and the stem: お読みになる of others, お読みする of oneself. */
const afterHonorificStem: ReadonlyArray<readonly [ending: string, as: WordState, step: string]> = [
  ['になる', 'v5r', 'respectful'],
  ['でいらっしゃる', 'v5aru', 'respectful'],
  ['なさる', 'v5aru', 'respectful'],
  ['する', 'vs-i', 'humble'],
  ['いたす', 'v5s', 'humble'],
  ['致す', 'v5s', 'humble'],
  ['できる', 'v1', 'humble potential'],
  ['ください', 'final', 'request'],
  ['下さい', 'final', 'request'],
  ['くださる', 'v5aru', 'done for me'],
  ['下さる', 'v5aru', 'done for me'],
  ['いただく', 'v5k', 'have someone do'],
  ['頂く', 'v5k', 'have someone do'],
]

/** て and an auxiliary run together: ちゃう, とく, たげる; after ん and い with で: じゃう, どく, だげる. */
const contractions: ReadonlyArray<
  readonly [afterTe: string, afterDe: string, as: WordState, step: string]
> = [
  ['ちゃう', 'じゃう', 'v5u', 'completely'],
  ['ちまう', 'じまう', 'v5u', 'completely'],
  ['とく', 'どく', 'v5k', 'in advance'],
  ['とる', 'どる', 'v5r', 'progressive'],
  // In the west of Japan: 何しとん, 知っとう, しちょる, しちゅう, 知っちょう.
  ['とん', 'どん', 'past', 'progressive'],
  ['とう', 'どう', 'past', 'progressive'],
  ['ちょる', 'じょる', 'v5r', 'progressive'],
  ['ちゅう', 'じゅう', 'past', 'progressive'],
  ['ちょう', 'じょう', 'past', 'progressive'],
  ['たげる', 'だげる', 'v1', 'do for someone'],
  ['ちゃ', 'じゃ', 'final', 'topic'],
  // ておいで, and in the west てやる and てやろう: 行っといで, 書いたる, やったろか.
  ['といで', 'どいで', 'final', 'request'],
  ['たる', 'だる', 'final', 'do for someone'],
  ['たろ', 'だろ', 'final', 'do for someone'],
  ['たろか', 'だろか', 'final', 'do for someone'],
]

/** 話せるようになる: after a dictionary form, and after a negative. */
const verbs = dictionaryClasses.filter((name) => /^v(?!s$)/u.test(name))

export function listAuxiliaryRules(): Rule[] {
  return [
    rule('ようになる', '', { from: ['v5r'], to: [...verbs, 'adj-i'], steps: ['come to'] }),
    ...afterStem.map(([ending, as, step]) =>
      rule(ending, '', { from: [as], to: ['masu-stem'], steps: [step] }),
    ),
    ...['ながら', 'ながらも', 'つつ', 'つつも'].map((ending) =>
      rule(ending, '', { from: ['final'], to: ['masu-stem', 'adjective-stem'], steps: ['while'] }),
    ),
    ...['に', 'には'].map((ending) =>
      rule(ending, '', { from: ['final'], to: ['masu-stem'], steps: ['purpose'] }),
    ),
    ...listAppearanceRules(),
    ...afterTe.map(([ending, as, step]) =>
      rule(ending, '', {
        from: [as],
        to: afterCopula.has(ending) ? ['te', 'copula-te'] : ['te'],
        steps: [step],
      }),
    ),
    ...contractions.flatMap(([withTe, withDe, as, step]) => [
      rule(withTe, 'て', { from: [as], to: ['te'], steps: [step] }),
      rule(withDe, 'で', { from: [as], to: ['te'], steps: [step] }),
    ]),
    ...afterHonorificStem.map(([ending, as, step]) =>
      rule(ending, '', { from: [as], to: ['honorific-stem'], steps: [step] }),
    ),
    ...listRefusalRules(),
    rule('じゃ', 'で', { from: ['final'], to: ['copula-te'], steps: ['topic'] }),
  ]
}

/** してはいけない, しちゃだめ: what must not be done. */
function listRefusalRules(): Rule[] {
  const refusals = [
    ['いけない', 'adj-i', ['must not']],
    ['ならない', 'adj-i', ['must not']],
    ['いけません', 'masen', ['must not', 'polite']],
    ['なりません', 'masen', ['must not', 'polite']],
    ['だめ', 'nominal', ['must not']],
    ['駄目', 'nominal', ['must not']],
  ] as const
  const endings = [
    ['ては', 'て'],
    ['ちゃ', 'て'],
    ['では', 'で'],
    ['じゃ', 'で'],
  ] as const
  return endings.flatMap(([ending, te]) =>
    refusals.map(([refusal, as, steps]) =>
      rule(ending + refusal, te, { from: [as], to: ['te'], steps }),
    ),
  )
}

function listAppearanceRules(): Rule[] {
  const stems: readonly WordState[] = ['masu-stem', 'adjective-stem']
  return [
    rule('そう', '', { from: ['nominal'], to: ['adjective-stem'], steps: ['appearance'] }),
    rule('すぎる', '', { from: ['v1'], to: ['adjective-stem'], steps: ['excess'] }),
    rule('過ぎる', '', { from: ['v1'], to: ['adjective-stem'], steps: ['excess'] }),
    rule('すぎ', '', { from: ['nominal'], to: ['adjective-stem'], steps: ['excess'] }),
    ...['そうにない', 'そうもない', 'そうにもない'].map((ending) =>
      rule(ending, '', { from: ['adj-i'], to: stems, steps: ['appearance', 'negative'] }),
    ),
  ]
}
