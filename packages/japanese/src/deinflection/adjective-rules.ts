import { type Rule, rule } from './rule'
import type { DictionaryClass, WordState } from './word-state'

/** An i-adjective's endings; `いい` has them on よ. */
function listRulesOf(name: DictionaryClass, stem: string, dictionary: string): Rule[] {
  const to = [name]
  const final = (ending: string, step: string) =>
    rule(stem + ending, dictionary, { from: ['final'], to, steps: [step] })
  return [
    rule(`${stem}くない`, dictionary, { from: ['adj-i'], to, steps: ['negative'] }),
    rule(`${stem}くない`, dictionary, { from: ['obligation'], to, steps: ['must'] }),
    rule(`${stem}かった`, dictionary, { from: ['past'], to, steps: ['past'] }),
    rule(`${stem}くて`, dictionary, {
      from: ['te'],
      to,
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    final('ければ', 'provisional'),
    final('けりゃ', 'provisional'),
    final('かったら', 'conditional'),
    final('かったり', 'representative'),
    final('かろう', 'presumptive'),
    final('からず', 'without'),
    final('からぬ', 'literary negative'),
    final('き', 'literary attributive'),
    final('く', 'adverbial'),
    final('さ', 'noun'),
    final('み', 'noun'),
    final('げ', 'appearance'),
    final('くも', 'adverbial'),
  ]
}

const good = ['よ', '良', '好', '善', '佳', '宜']

/** Endings of i-adjectives, and of everything negative or desiderative, which inflects as they do. */
export function listAdjectiveRules(): Rule[] {
  const stemOnly: readonly WordState[] = ['adjective-stem']
  return [
    ...listRulesOf('adj-i', '', 'い'),
    ...good.flatMap((stem) => listRulesOf('adj-ix', stem, stem === 'よ' ? 'いい' : `${stem}い`)),
    ...listRulesOf('adj-ix', 'よ', 'よい'),
    rule('', 'い', { from: stemOnly, to: ['adj-i'] }),
    // 無さそう, 良さそう: these two put さ before そう and すぎる.
    rule('なさ', 'ない', { from: stemOnly, to: ['adj-i'] }),
    rule('無さ', '無い', { from: stemOnly, to: ['adj-i'] }),
    ...good.map((stem) =>
      rule(`${stem}さ`, stem === 'よ' ? 'いい' : `${stem}い`, { from: stemOnly, to: ['adj-ix'] }),
    ),
    rule('よさ', 'よい', { from: stemOnly, to: ['adj-ix'] }),
    rule('がる', '', { from: ['v5r'], to: stemOnly, steps: ['shows signs of'] }),
    rule('め', '', { from: ['final'], to: stemOnly, steps: ['rather'] }),
    rule('っ', 'い', { from: ['final'], to: ['adj-i'], steps: ['exclamation'] }),
    rule('ゅう', 'い', { from: ['final'], to: ['adj-i'], steps: ['adverbial'] }),
    // Slurred: 知らねえ, 高え is not undone, since too many vowels would fit.
    ...['ねえ', 'ねぇ', 'ねー'].map((slurred) =>
      rule(slurred, 'ない', { from: ['final', 'past'], to: ['adj-i'] }),
    ),
    rule('んない', 'らない', { from: ['adj-i'], to: ['adj-i'] }),
    rule('なきゃ', 'ない', { from: ['final'], to: ['adj-i'], steps: ['provisional'] }),
    rule('なけりゃ', 'ない', { from: ['final'], to: ['adj-i'], steps: ['provisional'] }),
    rule('ないで', 'ない', {
      from: ['te'],
      to: ['adj-i'],
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    rule('なくて', 'ない', {
      from: ['te'],
      to: ['adj-i'],
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    ...listObligationRules(),
  ]
}

/** 書かなければならない, 書かなくてはいけません, 書かなきゃ: all say “must write”. */
function listObligationRules(): Rule[] {
  const conditions = [
    'なければ',
    'なくては',
    'なくちゃ',
    'なくっちゃ',
    'なきゃ',
    'なけりゃ',
    'ないと',
  ]
  const refusals = ['なら', 'いけ', 'なん']
  const to: readonly WordState[] = ['obligation']
  return [
    ...conditions.flatMap((condition) =>
      refusals.flatMap((refusal) => [
        rule(`${condition}${refusal}ない`, 'ない', { from: ['adj-i'], to }),
        rule(`${condition}だめ`, 'ない', { from: ['nominal'], to }),
      ]),
    ),
    ...conditions.flatMap((condition) =>
      ['なりません', 'いけません'].map((refusal) =>
        rule(condition + refusal, 'ない', { from: ['masen'], to, steps: ['polite'] }),
      ),
    ),
    ...['なくちゃ', 'なくっちゃ', 'なきゃ', 'ないと'].map((short) =>
      rule(short, 'ない', { from: ['final'], to }),
    ),
  ]
}
