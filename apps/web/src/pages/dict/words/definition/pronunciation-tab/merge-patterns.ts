import type { ApiOutputs } from '../../../../../api/api'

type Pronunciation = NonNullable<ApiOutputs['dict']['words']['getPronunciation']>
export type PitchPatternOfWord = Pronunciation['patterns'][number]

/**
 * One entry for each melody. The source lists がらがら flat as a noun and flat again as an
 * adjective: that is one way to say it, with both named. One that holds without condition holds
 * whatever else is said of it.
 */
export function mergePatterns(patterns: readonly PitchPatternOfWord[]): PitchPatternOfWord[] {
  const byDownstep = new Map<number, PitchPatternOfWord>()
  for (const pattern of patterns) {
    const known = byDownstep.get(pattern.downstep)
    byDownstep.set(pattern.downstep, known === undefined ? pattern : merge(known, pattern))
  }
  return [...byDownstep.values()]
}

function merge(one: PitchPatternOfWord, other: PitchPatternOfWord): PitchPatternOfWord {
  const isUnconditional = one.partsOfSpeech.length === 0 || other.partsOfSpeech.length === 0
  return {
    downstep: one.downstep,
    partsOfSpeech: isUnconditional
      ? []
      : [...new Set([...one.partsOfSpeech, ...other.partsOfSpeech])],
  }
}
