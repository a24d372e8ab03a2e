import type { Edition } from '../edition/edition'
import { emptyEdition } from '../edition/edition'
import type { CurriculumInput, CurriculumKanji } from './curriculum-input'
import { chooseKanji } from './order/choose-kanji'
import type { Decomposition } from './order/decompose'
import { decompose } from './order/decompose'
import { canFollow, followLevels, takeApartByStory } from './order/follow-edition'
import { weighKanji } from './order/kanji-weights'
import { orderKanji } from './order/order-kanji'
import type { PlannedLevel } from './order/plan-levels'
import { planLevels } from './order/plan-levels'
import { chooseCoreWords } from './words/choose-core-words'
import type { RatedReading } from './words/taught-readings'
import { rateReadings } from './words/taught-readings'
import type { WordCandidate } from './words/word-candidates'
import { listWordCandidates } from './words/word-candidates'

/** What is taught, and when. */
export interface CurriculumPlan {
  kanji: ReadonlyMap<string, CurriculumKanji>
  decomposition: Decomposition
  levels: readonly PlannedLevel[]
  levelOfKanji: ReadonlyMap<string, number>
  /** Every word that can be written with the kanji, by value. */
  words: readonly WordCandidate[]
  /** The level that teaches each core word. */
  core: ReadonlyMap<WordCandidate, number>
  /** By kanji: its readings with what the words make of them. */
  readings: ReadonlyMap<string, readonly RatedReading[]>
  /** What people wrote of it; what is not written is taken from the sources. */
  edition: Edition
}

function orderBySources(
  chosen: readonly CurriculumKanji[],
  corpora: CurriculumInput['corpora'],
): Pick<CurriculumPlan, 'decomposition' | 'levels'> {
  const decomposition = decompose(chosen)
  const weights = weighKanji(
    chosen.map(({ literal }) => literal),
    decomposition,
    corpora,
  )
  return {
    decomposition,
    levels: planLevels(orderKanji(chosen, decomposition, weights), decomposition),
  }
}

/** The same plan from the same input, whatever the order of its maps. */
export function planCurriculum(
  input: CurriculumInput,
  edition: Edition = emptyEdition,
): CurriculumPlan {
  const chosen = chooseKanji(input.kanji)
  const { decomposition, levels } = canFollow(chosen, edition)
    ? { decomposition: takeApartByStory(chosen, edition), levels: followLevels(chosen, edition) }
    : orderBySources(chosen, input.corpora)
  const levelOfKanji = new Map(
    levels.flatMap(({ level, kanji }) =>
      kanji.map(({ literal }): [string, number] => [literal, level]),
    ),
  )
  const words = listWordCandidates(input.words, levelOfKanji, edition)
  const readings = rateReadings(chosen, words)
  return {
    kanji: new Map(chosen.map((each) => [each.literal, each])),
    decomposition,
    levels,
    levelOfKanji,
    words,
    readings,
    core: chooseCoreWords(levels, words, readings, edition),
    edition,
  }
}
