/** How a form stands to the standard language of textbooks. */
export type Register = 'standard' | 'ra-less' | 'short' | 'literary' | 'colloquial'

/** A conjugated ending in kana, to be put in place of the dictionary ending. */
export interface Ending {
  kana: string
  register: Register
}

/** The four cells of a row, each with the ways to say it, the usual one first. */
export interface EndingCells {
  plainAffirmative: Ending[]
  plainNegative: Ending[]
  politeAffirmative: Ending[]
  politeNegative: Ending[]
}

/** Kana of the endings in each cell; a mark in front gives the register (`~` colloquial, `^` literary). */
interface CellTexts {
  plain?: readonly string[]
  negative?: readonly string[]
  polite?: readonly string[]
  politeNegative?: readonly string[]
}

function toEnding(marked: string, register: Register): Ending {
  if (marked.startsWith('~')) return { kana: marked.slice(1), register: 'colloquial' }
  if (marked.startsWith('^')) return { kana: marked.slice(1), register: 'literary' }
  return { kana: marked, register }
}

export function cells(texts: CellTexts, register: Register = 'standard'): EndingCells {
  const toEndings = (marked: readonly string[] = []) =>
    marked.map((each) => toEnding(each, register))
  return {
    plainAffirmative: toEndings(texts.plain),
    plainNegative: toEndings(texts.negative),
    politeAffirmative: toEndings(texts.polite),
    politeNegative: toEndings(texts.politeNegative),
  }
}

/** Several ways to say a row, one after the other in each cell. */
export function joinCells(all: readonly EndingCells[]): EndingCells {
  return {
    plainAffirmative: all.flatMap((each) => each.plainAffirmative),
    plainNegative: all.flatMap((each) => each.plainNegative),
    politeAffirmative: all.flatMap((each) => each.politeAffirmative),
    politeNegative: all.flatMap((each) => each.politeNegative),
  }
}

/** Non-past cells of an ichidan verb such as 書ける, given whole. */
export function ichidanCells(verb: string, register: Register = 'standard'): EndingCells {
  const stem = verb.slice(0, -1)
  return cells(
    {
      plain: [verb],
      negative: [`${stem}ない`],
      polite: [`${stem}ます`],
      politeNegative: [`${stem}ません`],
    },
    register,
  )
}

/** Non-past cells of a godan verb in す, such as the short causative 書かす, given whole. */
export function godanSuCells(verb: string, register: Register): EndingCells {
  const stem = verb.slice(0, -1)
  return cells(
    {
      plain: [verb],
      negative: [`${stem}さない`],
      polite: [`${stem}します`],
      politeNegative: [`${stem}しません`],
    },
    register,
  )
}

/** Non-past cells of an i-adjective such as 書きたい, given without its い. */
export function adjectiveCells(stem: string): EndingCells {
  return cells({
    plain: [`${stem}い`],
    negative: [`${stem}くない`],
    polite: [`${stem}いです`],
    politeNegative: [`${stem}くないです`, `${stem}くありません`],
  })
}
