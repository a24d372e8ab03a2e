/** Number of the mora after which the pitch falls; 0 when it never falls (heiban). */
export type Downstep = number

/** The four patterns of Tokyo speech, by where the pitch falls. */
export type PitchPattern = 'heiban' | 'atamadaka' | 'nakadaka' | 'odaka'

/** `moraNumber` counts from 1; the particle after the word is `moraCount + 1`. */
export function isHigh(moraNumber: number, downstep: Downstep): boolean {
  if (downstep === 1) return moraNumber === 1
  const hasRisen = moraNumber >= 2
  const hasFallen = downstep > 0 && moraNumber > downstep
  return hasRisen && !hasFallen
}

/**
 * Heiban never falls, atamadaka falls after the first mora, nakadaka inside the word, odaka only
 * on the particle after it. A one-mora word that falls at once is atamadaka by convention.
 */
export function pitchPattern(moraCount: number, downstep: Downstep): PitchPattern {
  if (downstep === 0) return 'heiban'
  if (downstep === 1) return 'atamadaka'
  return downstep >= moraCount ? 'odaka' : 'nakadaka'
}

/** The name in Japanese and what it means, as a learner reads it. */
export const pitchPatternNames: Readonly<
  Record<PitchPattern, { japanese: string; english: string }>
> = {
  heiban: { japanese: '平板', english: 'flat: rises after the first beat and stays high' },
  atamadaka: { japanese: '頭高', english: 'head-high: falls after the first beat' },
  nakadaka: { japanese: '中高', english: 'middle-high: rises, then falls inside the word' },
  odaka: { japanese: '尾高', english: 'tail-high: falls on the particle after the word' },
}
