import type { VerbStems } from '../conjugation/verb-stems'
import { type Rule, rule } from './rule'
import type { DictionaryClass } from './word-state'

/** Before へん and ひん the two irregular verbs are drawn out: せえへん, けえへん. */
const drawnOut: Readonly<Partial<Record<DictionaryClass, readonly string[]>>> = {
  'vs-i': ['せえへん', 'せへん', 'しいひん', 'しやへん'],
  vk: ['けえへん', 'きいひん', 'こおへん', 'こへん', 'きやへん'],
  v1: ['へん', 'ひん', 'いひん', 'えへん', 'やへん'],
}

/**
 * Forms of verbs in the west of Japan, from their stems (after Maeda Isamu's Kamigata-go jiten and
 * the NINJAL Grammar Atlas of Japanese Dialects): 行かへん, 行かはる, 行かんといて, 行かなあかん.
 */
export function listWesternRules(name: DictionaryClass, stems: VerbStems): Rule[] {
  const { dictionary, literaryNegative: literary, provisional } = stems
  const to = [name]
  const negative = stems.negative.filter((stem) => stem !== '' || name.startsWith('v1'))
  const isGodan = name.startsWith('v5')
  const withHen = drawnOut[name] ?? [
    ...[...new Set([...negative, literary])].map((stem) => `${stem}へん`),
    // 行けへん, which is the negative of 行く as much as that of its potential.
    ...(isGodan ? [`${provisional.slice(0, -1)}へん`] : []),
  ]
  return [
    ...withHen.flatMap((surface) => [
      rule(surface, dictionary, { from: ['past'], to, steps: ['negative'] }),
      rule(`${surface}かった`, dictionary, { from: ['past'], to, steps: ['negative', 'past'] }),
    ]),
    ...(isGodan
      ? [rule(`${literary}はる`, dictionary, { from: ['v5r'], to, steps: ['respectful'] })]
      : []),
    rule(`${literary}んといて`, dictionary, {
      from: ['final'],
      to,
      steps: ['negative', 'request'],
    }),
    ...[...negative.map((stem) => `${stem}な`), `${literary}な`, `${literary}んと`].map((stem) =>
      rule(`${stem}あかん`, dictionary, { from: ['final'], to, steps: ['must'] }),
    ),
    // 行かな and やらな: what must be done, with nothing said of what else would be.
    ...(isGodan
      ? [rule(`${literary}な`, dictionary, { from: ['final'], to, steps: ['must'] })]
      : []),
    ...['', 'ならん', 'いかん', 'あかん'].map((refusal) =>
      rule(`${literary}にゃ${refusal}`, dictionary, { from: ['final'], to, steps: ['must'] }),
    ),
    ...(name === 'v5u' ? listRoundedRules() : []),
  ]
}

/** 買うて, もろた: after a and o the う of a verb stays, and draws the vowel before it to o. */
function listRoundedRules(): Rule[] {
  const rounded = [
    ['う', 'う'],
    ['ろ', 'らう'],
    ['ろう', 'らう'],
    ['も', 'まう'],
    ['もう', 'まう'],
    ['ゆう', 'いう'],
  ] as const
  return rounded.flatMap(([surface, base]) => [
    rule(`${surface}て`, base, {
      from: ['te'],
      to: ['v5u'],
      steps: ['te-form'],
      isNamedOnlyAtEnd: true,
    }),
    rule(`${surface}た`, base, { from: ['past'], to: ['v5u'], steps: ['past'] }),
  ])
}

/** What ends a sentence behind the や of the west, which is だ; せや and せやな are words of their own. */
const behindYa = ['ろ', 'ろう', 'なあ', 'ん', 'んか', 'で', 'ねん', 'ったら', 'ったん', 'て']

/** せや and そや are そうだ, with all that may stand behind it: せやろ, そやな. */
export function listWesternSoRules(): Rule[] {
  const ends = [...behindYa.flatMap((end) => [`せや${end}`, `そや${end}`]), 'そや', 'そやな']
  return ends.map((surface) =>
    rule(surface, 'そう', { from: ['final'], to: ['nominal'], steps: ['copula'] }),
  )
}
