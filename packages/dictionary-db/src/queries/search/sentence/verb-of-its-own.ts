import { conjugatedClasses } from '@kotonoha/japanese/deinflection/word-state'
import { oncePerDictionary } from '../../../once-per-dictionary'
import type { WordIndex } from '../../../search-index/word-index'
import { hasCode } from '../words/inflected-matches'
import type { WordCandidate } from './word-candidates'

/** A verb known less is seldom meant: 歩かす is of 歩く. */
const wellKnown = 80

/** What a verb or an adjective of its own is written like: 動かす is no 動く, ありがたい no ある, and せまい no せる. */
const likeOne =
  /^(?:causative|hardly possible|easy to|excess|negative volitional|appearance|completely\+stem|towards or until now|away or onwards)(?:\+volitional)?$/
/** … and what is so in the west of Japan only: 受けとる (受けておる), いたる (いてやる). */
const inTheWest = /[とどただ]る$/u
const westernSteps = /^(?:progressive|do for someone)$/

export const codesOfConjugated = oncePerDictionary(
  ({ codes }: WordIndex) => new Set(conjugatedClasses.map((name) => codes.find(name))),
)

/** Do these steps lead to what is rather a verb or an adjective that is listed, where one is written so? */
export function isListedRather(steps: readonly string[], surface: string): boolean {
  const all = steps.join('+')
  return likeOne.test(all) || (westernSteps.test(all) && inTheWest.test(surface))
}

/** Is it a verb or an adjective that people know? */
export function isKnownVerb(index: WordIndex, { spelling }: WordCandidate): boolean {
  const word = index.wordOfSpelling[spelling] ?? 0
  return (
    (index.popularity[word] ?? 0) >= wellKnown && hasCode(index, word, codesOfConjugated(index))
  )
}
