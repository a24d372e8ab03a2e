import {
  adjectiveCells,
  cells,
  type EndingCells,
  godanSuCells,
  ichidanCells,
  joinCells,
} from './cells'
import type { VerbForm } from './form-labels'
import type { VerbStems } from './verb-stems'

/** All rows of a verb, as endings that replace its dictionary ending. */
export function listVerbEndings(stems: VerbStems): Array<[VerbForm, EndingCells]> {
  const { dictionary, masu, past, te } = stems
  const stem = stems.beforeOthers ?? masu
  const [negativeStem = ''] = stems.negative
  const negative = `${negativeStem}ない`
  const without = stems.literaryNegative
  const isExistence = dictionary === 'ある'
  const negatives = stems.negative.map((stem) => `${stem}ない`)
  return [
    [
      'non-past',
      cells({
        plain: [dictionary],
        negative: negatives,
        polite: [`${masu}ます`],
        politeNegative: [`${masu}ません`, `~${negative}です`],
      }),
    ],
    [
      'past',
      cells({
        plain: [past],
        negative: stems.negative.map((stem) => `${stem}なかった`),
        polite: [`${masu}ました`],
        politeNegative: [`${masu}ませんでした`, `~${negativeStem}なかったです`],
      }),
    ],
    [
      'te',
      cells({
        plain: [te],
        // What is not there is なくて; ないで asks for a doer.
        negative: isExistence ? ['なくて'] : [`${negativeStem}なくて`, `${negative}で`],
        polite: [`${masu}まして`],
        politeNegative: [`${masu}ませんで`],
      }),
    ],
    ...listMoods(stems, negativeStem),
    ...listVoices(stems),
    ['desiderative', adjectiveCells(`${stem}た`)],
    [
      'progressive',
      // To be there is a state already: nobody says あっている.
      isExistence
        ? cells({})
        : joinCells([ichidanCells(`${te}いる`), ichidanCells(`${te}る`, 'colloquial')]),
    ],
    ['conjunctive', cells({ plain: stem === '' ? [] : [stem] })],
    ['simultaneous', cells({ plain: [`${stem}ながら`, `^${stem}つつ`] })],
    ['representative', cells({ plain: [`${past}り`], negative: [`${negativeStem}なかったり`] })],
    [
      'appearance',
      cells({
        plain: [`${stem}そう`],
        negative: [`${negativeStem}なさそう`, `${stem}そうにない`],
        polite: [`${stem}そうです`],
        politeNegative: [`${negativeStem}なさそうです`, `${stem}そうにありません`],
      }),
    ],
    ['excess', ichidanCells(`${stem}すぎる`)],
    ['without', cells({ negative: [`^${without}ず`, `${without}ずに`] })],
    [
      'literary-negative',
      cells({ negative: isExistence ? [`^${without}ぬ`] : [`^${without}ぬ`, `~${without}ん`] }),
    ],
    [
      'obligation',
      cells({
        plain: [
          `${negativeStem}なければならない`,
          `${negativeStem}なくてはいけない`,
          `~${negativeStem}なきゃ`,
          `~${negativeStem}なくちゃ`,
        ],
        polite: [`${negativeStem}なければなりません`, `${negativeStem}なくてはいけません`],
      }),
    ],
  ]
}

function listMoods(stems: VerbStems, negativeStem: string): Array<[VerbForm, EndingCells]> {
  const { dictionary, masu, past } = stems
  // 食べまい, but 書くまい: only verbs whose stem is bare put まい on it.
  const unlikely = masu === '' ? 'まい' : `${dictionary}まい`
  return [
    [
      'provisional',
      cells({
        plain: [stems.provisional],
        negative: [`${negativeStem}なければ`, `~${negativeStem}なきゃ`],
      }),
    ],
    [
      'conditional',
      cells({
        plain: [`${past}ら`],
        negative: [`${negativeStem}なかったら`],
        polite: [`${masu}ましたら`],
        politeNegative: [`${masu}ませんでしたら`],
      }),
    ],
    [
      'volitional',
      cells({
        plain: [stems.volitional],
        negative: [`^${unlikely}`],
        polite: [`${masu}ましょう`],
        politeNegative: [`^${masu}ますまい`],
      }),
    ],
    [
      'presumptive',
      cells({
        plain: [`${dictionary}だろう`],
        negative: [`${negativeStem}ないだろう`],
        polite: [`${dictionary}でしょう`],
        politeNegative: [`${negativeStem}ないでしょう`],
      }),
    ],
    [
      'imperative',
      cells({
        plain: stems.imperative.map((each) => (each.endsWith('よ') ? `^${each}` : each)),
        polite: listPoliteRequests(stems),
      }),
    ],
    [
      'prohibitive',
      cells({
        negative: [`${dictionary}な`],
        politeNegative: dictionary === 'ある' ? [] : [`${negativeStem}ないでください`],
      }),
    ],
  ]
}

function listPoliteRequests({ dictionary, imperative, masu, te }: VerbStems): string[] {
  if (dictionary === 'ある') return []
  // くれて leaves the receiver to be named by くれ itself: くれてください is not said.
  if (imperative.includes('')) return [`${masu}なさい`]
  const isHonorific = imperative.includes('い')
  return isHonorific ? [`${masu}ませ`] : [`${te}ください`, `${masu}なさい`]
}

function listVoices(stems: VerbStems): Array<[VerbForm, EndingCells]> {
  const toPassive = (causative: string) => `${causative.slice(0, -1)}られる`
  return [
    [
      'potential',
      joinCells([
        ...stems.potential.map((verb) => ichidanCells(verb)),
        ...stems.raLessPotential.map((verb) => ichidanCells(verb, 'ra-less')),
      ]),
    ],
    ['passive', joinCells(stems.passive.map((verb) => ichidanCells(verb)))],
    [
      'causative',
      joinCells([
        ...stems.causative.map((verb) => ichidanCells(verb)),
        ...stems.shortCausative.map((verb) => godanSuCells(verb, 'short')),
      ]),
    ],
    [
      'causative-passive',
      joinCells([
        ...stems.causative.map((verb) => ichidanCells(toPassive(verb))),
        ...listShortCausativePassives(stems),
      ]),
    ],
  ]
}

/** 書かされる beside 書かせられる; ichidan verbs and する have the long form only. */
function listShortCausativePassives(stems: VerbStems): EndingCells[] {
  const { passive, raLessPotential, shortCausative } = stems
  const isGodan = raLessPotential.length === 0 && !passive.includes('される')
  if (!isGodan) return []
  return shortCausative.map((verb) => ichidanCells(`${verb.slice(0, -1)}される`, 'short'))
}
