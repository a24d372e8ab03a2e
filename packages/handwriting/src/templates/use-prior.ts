import type { CharacterClass } from './character-class'
import { kanjiByUse } from './kanji-by-use.gen'

/**
 * How much likelier a character is than others before anything of it is seen, in the unit of the
 * ranking's scores (logarithms of odds). These say much less than the use does: they decide where
 * the ink hardly tells two characters apart, and a rare one that is drawn rightly stays first.
 */
const priors = { common: 0.2, kana: 0.1, level1: 0, level2: -0.3 }
/** Kana that nobody has written since 1946, and small ones that no word begins with. */
const rareKana = new Set('ヱヰヹヸヷヺヴゐゑヮヵヶゎゕゖ')
const ofRareKana = -1
/** Parts of characters that no text has by themselves (𠆢, 亻, 勹). */
const ofParts = -2

export function buildUsePrior(
  classify: (character: string) => CharacterClass,
): (character: string) => number {
  const common = new Set(kanjiByUse)
  const byClass = [priors.kana, priors.kana, priors.level1, priors.level2, ofParts] as const
  return (character) => {
    if (rareKana.has(character)) return ofRareKana
    return common.has(character) ? priors.common : byClass[classify(character)]
  }
}
