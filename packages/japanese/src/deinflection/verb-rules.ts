import { findVerbStems, godanEndings } from '../conjugation/find-verb-stems'
import type { VerbStems } from '../conjugation/verb-stems'
import { type Rule, rule } from './rule'
import { listWesternRules } from './western-rules'
import { type DictionaryClass, dictionaryClasses } from './word-state'

/** Sample readings that pick the stems of classes with more than one paradigm. */
const samples: ReadonlyArray<readonly [DictionaryClass, reading: string]> = [
  ['v1', 'る'],
  ['v1-s', 'くれる'],
  ['v5k-s', 'いく'],
  ['v5k-s', 'ゆく'],
  ['v5u-s', 'とう'],
  ['v5r-i', 'ある'],
  ['v5aru', 'なさる'],
  ['v2a-s', 'うる'],
  ['vk', 'くる'],
  ['vs-i', 'する'],
  ['vs-s', 'あいする'],
  ['vs-s', 'さっする'],
  ['vs-c', 'あいす'],
  ['vz', 'ろんずる'],
  ...dictionaryClasses.flatMap((name) => {
    const ending = godanEndings[name]
    return ending === undefined ? [] : [[name, ending] as const]
  }),
]

/** Kanji that may stand for the head of an irregular verb's ending. */
const headKanji: Readonly<Partial<Record<DictionaryClass, readonly string[]>>> = {
  vk: ['来', '來'],
  'vs-i': ['為'],
  'v5r-i': ['有', '在'],
  'v2a-s': ['得'],
  'v5k-s': ['行', '往', '逝'],
}

/** ば runs together with the kana before it: 書けば → 書きゃ, 食べれば → 食べりゃ. */
const contractedProvisionals: Readonly<Record<string, string>> = {
  えば: 'や',
  けば: 'きゃ',
  げば: 'ぎゃ',
  せば: 'しゃ',
  てば: 'ちゃ',
  ねば: 'にゃ',
  べば: 'びゃ',
  めば: 'みゃ',
  れば: 'りゃ',
}

/** The steps that lead straight back to a verb's dictionary form, from the stems of every class. */
export function listVerbRules(): Rule[] {
  const rules = new Map<string, Rule>()
  for (const [name, reading] of samples) {
    const stems = findVerbStems(name, reading)
    if (stems === undefined) continue
    for (const each of listRulesOfStems(name, stems)) {
      for (const variant of [each, ...writeWithKanji(name, stems, each)]) {
        const key = `${variant.surface} ${variant.base} ${name} ${variant.steps} ${variant.from.forms}`
        rules.set(key, variant)
      }
    }
  }
  return [...rules.values()]
}

function listRulesOfStems(name: DictionaryClass, stems: VerbStems): Rule[] {
  const { dictionary, masu, past, provisional, te } = stems
  const to = [name]
  const final = (surface: string, step: string) =>
    rule(surface, dictionary, { from: ['final'], to, steps: [step] })
  const derived = (surface: string, from: DictionaryClass, step: string) =>
    rule(surface, dictionary, { from: [from], to, steps: [step] })
  const contracted = contractedProvisionals[provisional.slice(-2)]
  const literary = stems.literaryNegative
  return [
    rule(te, dictionary, { from: ['te'], to, steps: ['te-form'], isNamedOnlyAtEnd: true }),
    rule(past, dictionary, { from: ['past'], to, steps: ['past'] }),
    ...[...new Set([masu, stems.beforeOthers ?? masu])].map((stem) =>
      rule(stem, dictionary, { from: ['masu-stem'], to, steps: ['stem'], isNamedOnlyAtEnd: true }),
    ),
    final(`${past}ら`, 'conditional'),
    final(`${past}らば`, 'conditional'),
    final(`${past}り`, 'representative'),
    final(provisional, 'provisional'),
    ...(contracted === undefined ? [] : [contracted, `${contracted}あ`]).map((short) =>
      final(provisional.slice(0, -2) + short, 'provisional'),
    ),
    final(stems.volitional, 'volitional'),
    // 行こ, 食べよか: said shortly.
    final(stems.volitional.slice(0, -1), 'short volitional'),
    final(`${stems.volitional.slice(0, -1)}か`, 'short volitional'),
    ...stems.imperative.filter((each) => each !== '').map((each) => final(each, 'imperative')),
    ...(name === 'v1-s'
      ? [rule('れ', 'れる', { from: ['final'], to, steps: ['imperative'] })]
      : []),
    ...stems.negative.flatMap((stem) => [
      derived(`${stem}ない`, 'adj-i', 'negative'),
      rule(`${stem}ない`, dictionary, { from: ['obligation'], to, steps: ['must'] }),
      final(`${stem}まい`, 'negative volitional'),
    ]),
    final(`${literary}ず`, 'without'),
    final(`${literary}ずに`, 'without'),
    final(`${literary}ねば`, 'negative provisional'),
    rule(`${literary}ねばならない`, dictionary, { from: ['adj-i'], to, steps: ['must'] }),
    final(`${literary}ざる`, 'literary negative'),
    final(`${literary}ぬ`, 'literary negative'),
    rule(`${literary}ん`, dictionary, { from: ['past'], to, steps: ['negative'] }),
    rule(`${literary}んかった`, dictionary, { from: ['past'], to, steps: ['negative', 'past'] }),
    ...listWesternRules(name, stems),
    ...listVoiceRules(stems, derived),
  ]
}

function listVoiceRules(
  { passive, potential, raLessPotential, causative, shortCausative }: VerbStems,
  derived: (surface: string, from: DictionaryClass, step: string) => Rule,
): Rule[] {
  const both = potential.filter((verb) => passive.includes(verb))
  return [
    ...both.map((verb) => derived(verb, 'v1', 'potential or passive')),
    ...[...potential, ...raLessPotential]
      .filter((verb) => !both.includes(verb))
      .map((verb) => derived(verb, 'v1', 'potential')),
    ...passive.filter((verb) => !both.includes(verb)).map((verb) => derived(verb, 'v1', 'passive')),
    ...causative.map((verb) => derived(verb, 'v1', 'causative')),
    ...shortCausative.map((verb) => derived(verb, 'v5s', 'causative')),
  ]
}

/** 来ない beside こない: the rule again, with the kanji for the kana it stands for. */
function writeWithKanji(
  name: DictionaryClass,
  { dictionary, headKana }: VerbStems,
  kana: Rule,
): Rule[] {
  // ない of ある has no kana left that 有 could stand for; it is undone to ある in kana.
  if (headKana === '' || !headKana.includes(kana.surface.charAt(0))) return []
  return (headKanji[name] ?? []).map((kanji) => ({
    ...kana,
    surface: kanji + kana.surface.slice(1),
    base: kanji + dictionary.slice(1),
  }))
}
