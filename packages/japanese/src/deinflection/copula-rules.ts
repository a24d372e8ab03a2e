import { type Rule, rule } from './rule'
import type { WordState } from './word-state'

const nominal: readonly WordState[] = ['nominal']

/** Endings that stand after nouns and na-adjectives: `ending state: steps`. */
const endings: ReadonlyArray<readonly [ending: string, as: WordState, ...steps: string[]]> = [
  ['だ', 'past', 'copula'],
  ['である', 'v5r-i', 'copula'],
  ['です', 'masu', 'polite'],
  ['だった', 'past', 'past'],
  ['でした', 'past', 'polite', 'past'],
  ['でして', 'copula-te', 'polite', 'te-form'],
  ['だったら', 'final', 'conditional'],
  ['でしたら', 'final', 'polite', 'conditional'],
  ['だったり', 'final', 'representative'],
  ['じゃない', 'adj-i', 'negative'],
  ['ではない', 'adj-i', 'negative'],
  ['でない', 'adj-i', 'negative'],
  ['なんじゃない', 'adj-i', 'explanatory', 'negative'],
  ['なら', 'final', 'provisional'],
  ['ならば', 'final', 'provisional'],
  ['だろう', 'final', 'presumptive'],
  ['でしょう', 'final', 'presumptive', 'polite'],
  ['で', 'copula-te', 'te-form'],
]

export function listCopulaRules(): Rule[] {
  const adjective: readonly WordState[] = ['adj-na']
  const final = (ending: string, to: readonly WordState[], step: string) =>
    rule(ending, '', { from: ['final'], to, steps: [step] })
  return [
    ...endings.flatMap(([ending, as, ...steps]) => [
      rule(ending, '', { from: [as], to: nominal, steps, isNamedOnlyAtEnd: ending === 'で' }),
      // だ itself, as a word: だった, じゃない.
      ...(ending === 'だ' ? [] : [rule(ending, 'だ', { from: [as], to: ['cop'], steps })]),
    ]),
    // そうな, そうに of 食べそう inflect as na-adjectives do.
    final('な', ['adj-na', 'nominal'], 'attributive'),
    final('に', ['adj-na', 'nominal'], 'adverbial'),
    final('さ', adjective, 'noun'),
    rule('そう', '', { from: nominal, to: adjective, steps: ['appearance'] }),
    rule('すぎる', '', { from: ['v1'], to: adjective, steps: ['excess'] }),
    rule('過ぎる', '', { from: ['v1'], to: adjective, steps: ['excess'] }),
    rule('じゃなさそう', '', { from: nominal, to: nominal, steps: ['negative', 'appearance'] }),
    final('とした', ['adj-t'], 'attributive'),
    final('たる', ['adj-t'], 'attributive'),
    final('と', ['adj-t'], 'adverbial'),
    rule('として', '', { from: ['te'], to: ['adj-t'], steps: ['te-form'], isNamedOnlyAtEnd: true }),
    // 勉強する is listed as 勉強, a noun that takes する.
    rule('する', '', { from: ['vs-i'], to: ['vs'] }),
  ]
}
