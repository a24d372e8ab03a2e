import { isHigh } from '@kotonoha/japanese/pitch-accent'

/** One beat of a diagram: a mora of the word, or the particle that would follow it. */
export interface PitchBeat {
  mora: string
  isHigh: boolean
  /** Whether the pitch falls between this beat and the next one. */
  fallsAfter: boolean
  isParticle: boolean
}

/** The beats to draw; the particle comes last, since it alone tells heiban from odaka. */
export function toPitchBeats(morae: readonly string[], downstep: number): PitchBeat[] {
  return [...morae, ''].map((mora, index) => ({
    mora,
    isHigh: isHigh(index + 1, downstep),
    fallsAfter: index + 1 === downstep,
    isParticle: index === morae.length,
  }))
}
