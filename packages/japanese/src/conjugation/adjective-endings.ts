import { cells, type EndingCells, ichidanCells } from './cells'
import type { AdjectiveForm } from './form-labels'

/**
 * All rows of an i-adjective, as endings that replace its final い (of いい and よい the whole).
 *
 * `stem` is what stays of the ending: nothing for 高い, よ for いい. `nominal` is the stem before そう
 * and すぎる: よさ for いい, なさ for ない.
 */
export function listAdjectiveEndings(
  dictionary: string,
  stem: string,
  nominal: readonly string[],
): Array<[AdjectiveForm, EndingCells]> {
  const negative = `${stem}くな`
  return [
    [
      'non-past',
      cells({
        plain: [dictionary],
        negative: [`${negative}い`],
        polite: [`${dictionary}です`],
        politeNegative: [`${negative}いです`, `${stem}くありません`],
      }),
    ],
    [
      'past',
      cells({
        plain: [`${stem}かった`],
        negative: [`${negative}かった`],
        polite: [`${stem}かったです`],
        politeNegative: [`${negative}かったです`, `${stem}くありませんでした`],
      }),
    ],
    ['te', cells({ plain: [`${stem}くて`], negative: [`${negative}くて`] })],
    [
      'provisional',
      cells({
        plain: [`${stem}ければ`],
        negative: [`${negative}ければ`, `~${negative}きゃ`],
      }),
    ],
    ['conditional', cells({ plain: [`${stem}かったら`], negative: [`${negative}かったら`] })],
    [
      'presumptive',
      cells({
        plain: [`${dictionary}だろう`, `^${stem}かろう`],
        negative: [`${negative}いだろう`],
        polite: [`${dictionary}でしょう`],
        politeNegative: [`${negative}いでしょう`],
      }),
    ],
    ['adverbial', cells({ plain: [`${stem}く`], negative: [`${negative}く`] })],
    ['representative', cells({ plain: [`${stem}かったり`], negative: [`${negative}かったり`] })],
    [
      'appearance',
      cells({
        plain: nominal.map((each) => `${each}そう`),
        negative: [`${negative}さそう`],
        polite: nominal.map((each) => `${each}そうです`),
        politeNegative: [`${negative}さそうです`],
      }),
    ],
    ['excess', ichidanCells(`${nominal[0] ?? stem}すぎる`)],
    ['noun', cells({ plain: [`${stem}さ`], negative: [`${negative}さ`] })],
  ]
}

/** Rows of a na-adjective, as endings put after it; the copula with な and に. */
export function listNaAdjectiveEndings(): Array<[AdjectiveForm, EndingCells]> {
  return [
    ...listCopulaEndings(),
    ['attributive', cells({ plain: ['な'], negative: ['じゃない', 'ではない'] })],
    ['adverbial', cells({ plain: ['に'] })],
    ['appearance', cells({ plain: ['そう'], negative: ['じゃなさそう'], polite: ['そうです'] })],
    ['excess', ichidanCells('すぎる')],
    ['noun', cells({ plain: ['さ'] })],
  ]
}

/** Rows of だ, in place of it or after a na-adjective. */
export function listCopulaEndings(): Array<[AdjectiveForm, EndingCells]> {
  return [
    [
      'non-past',
      cells({
        plain: ['だ', '^である'],
        negative: ['じゃない', 'ではない'],
        polite: ['です'],
        politeNegative: ['ではありません', 'じゃありません', '~じゃないです'],
      }),
    ],
    [
      'past',
      cells({
        plain: ['だった', '^であった'],
        negative: ['じゃなかった', 'ではなかった'],
        polite: ['でした'],
        politeNegative: ['ではありませんでした', 'じゃありませんでした', '~じゃなかったです'],
      }),
    ],
    ['te', cells({ plain: ['で'], negative: ['じゃなくて', 'ではなくて'], polite: ['でして'] })],
    [
      'provisional',
      cells({
        plain: ['なら', 'ならば', '^であれば'],
        negative: ['じゃなければ', 'でなければ', '~じゃなきゃ'],
      }),
    ],
    [
      'conditional',
      cells({ plain: ['だったら'], negative: ['じゃなかったら'], polite: ['でしたら'] }),
    ],
    [
      'presumptive',
      cells({
        plain: ['だろう', '^であろう'],
        negative: ['じゃないだろう'],
        polite: ['でしょう'],
        politeNegative: ['じゃないでしょう'],
      }),
    ],
    ['representative', cells({ plain: ['だったり'], negative: ['じゃなかったり'] })],
  ]
}

/** Rows of a taru-adjective such as 堂々, as endings put after it. */
export function listTaruAdjectiveEndings(): Array<[AdjectiveForm, EndingCells]> {
  return [
    ['attributive', cells({ plain: ['とした', '^たる'] })],
    ['adverbial', cells({ plain: ['と'] })],
    ['te', cells({ plain: ['として'] })],
    ['non-past', cells({ plain: ['としている'], polite: ['としています'] })],
    ['past', cells({ plain: ['としていた'], polite: ['としていました'] })],
  ]
}
