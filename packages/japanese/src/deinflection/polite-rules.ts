import { type Rule, rule } from './rule'
import { dictionaryClasses, type WordState } from './word-state'

/** All but the nouns of class vs, which need する first. */
const verbs: readonly WordState[] = dictionaryClasses.filter(
  (name) => name.startsWith('v') && name !== 'vs',
)

const adjectives: readonly WordState[] = ['adj-i', 'adj-ix']

/** Forms in ます and words in it. */
const saidInMasu: readonly WordState[] = ['masu', 'aux-masu']

/** Whatever can end a clause. */
const clauses: readonly WordState[] = [...verbs, ...adjectives, 'past']

/** ます and its forms, です after adjectives, and what stands after a whole clause. */
export function listPoliteRules(): Rule[] {
  const final = (surface: string, base: string, to: readonly WordState[], ...steps: string[]) =>
    rule(surface, base, { from: ['final'], to, steps })
  return [
    rule('ます', '', { from: ['masu'], to: ['masu-stem'], steps: ['polite'] }),
    rule('ません', '', { from: ['masen'], to: ['masu-stem'], steps: ['polite', 'negative'] }),
    // ございません: of a word that is polite by itself.
    rule('ません', 'ます', { from: ['masen'], to: ['aux-masu'], steps: ['negative'] }),
    rule('ました', 'ます', { from: ['past'], to: saidInMasu, steps: ['past'] }),
    rule('ませんでした', 'ません', { from: ['past'], to: ['masen'], steps: ['past'] }),
    rule('まして', 'ます', {
      from: ['te'],
      to: saidInMasu,
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    rule('ませんで', 'ません', { from: ['te'], to: ['masen'], steps: ['te-form'] }),
    final('ましたら', 'ます', saidInMasu, 'conditional'),
    final('ませんでしたら', 'ません', ['masen'], 'conditional'),
    final('ましょう', 'ます', saidInMasu, 'volitional'),
    final('ましょ', 'ます', saidInMasu, 'volitional'),
    final('ますまい', 'ます', saidInMasu, 'negative volitional'),
    final('ますれば', 'ます', saidInMasu, 'provisional'),
    final('ませ', 'ます', saidInMasu, 'imperative'),
    final('なさい', '', ['masu-stem'], 'imperative'),
    ...['な', 'なよ', 'なさいよ'].map((ending) => final(ending, '', ['masu-stem'], 'imperative')),
    // The same in Kansai and around Hiroshima: 食べなはれ, 行きんさい.
    final('なはれ', '', ['masu-stem'], 'imperative'),
    final('んさい', '', ['masu-stem'], 'imperative'),
    final('たまえ', '', ['masu-stem'], 'imperative'),
    final('です', '', [...adjectives, 'past'], 'polite'),
    // くありません, そうにありません: ない made polite.
    rule('ありません', 'ない', { from: ['masen'], to: ['adj-i'], steps: ['polite'] }),
    // 高うございます, 美しゅうございます.
    ...['うございます', 'ゅうございます'].map((surface) =>
      rule(surface, 'い', { from: ['masu'], to: ['adj-i'], steps: ['polite'] }),
    ),
    // する before べき keeps its old form.
    rule('すべき', 'する', { from: ['nominal'], to: ['vs-i'], steps: ['should'] }),
    ...listClauseRules(final),
  ]
}

function listClauseRules(
  final: (surface: string, base: string, to: readonly WordState[], ...steps: string[]) => Rule,
): Rule[] {
  const polite: readonly WordState[] = ['masu', 'masen']
  return [
    final('だろう', '', clauses, 'presumptive'),
    ...['っぺ', 'べさ', 'べや'].map((ending) => final(ending, '', clauses, 'presumptive')),
    // In Kyushu and around Hiroshima: 行くけん.
    final('けん', '', clauses, 'because'),
    final('でしょう', '', [...clauses, ...polite], 'presumptive', 'polite'),
    final('な', '', [...verbs, 'masu'], 'prohibitive'),
    final('まい', '', [...verbs], 'negative volitional'),
    // In the west of Japan: 書くねん; but あかんねん is of あかん.
    final('ねん', '', [...verbs, ...adjectives], 'explanatory'),
    ...['んだ', 'のだ', 'んです', 'のです', 'んや'].map((surface) =>
      final(surface, '', clauses, 'explanatory'),
    ),
    // いいんじゃない: what one thinks rather than denies.
    ...['んじゃない', 'のじゃない', 'のではない'].map((surface) =>
      rule(surface, '', { from: ['adj-i'], to: clauses, steps: ['explanatory', 'negative'] }),
    ),
    // The same in the west.
    ...['んちゃう', 'んちゃうか'].map((surface) =>
      final(surface, '', clauses, 'explanatory', 'negative'),
    ),
    final('っしょ', '', clauses, 'presumptive'),
    // 行ったって: even if one goes; but 何だって is a word.
    final('たって', 'た', ['past'], 'even so'),
    // 見たろう is 見ただろう.
    final('ろう', '', ['past'], 'presumptive'),
    // The last two are cut short in speech: 行くんだろ, 行ったんでしょ.
    ...['んだろう', 'のだろう', 'んでしょう', 'のでしょう', 'んだろ', 'んでしょ'].map((surface) =>
      final(surface, '', clauses, 'explanatory', 'presumptive'),
    ),
  ]
}
