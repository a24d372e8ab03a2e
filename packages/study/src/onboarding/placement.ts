/** Levels that a learner may have mastered: none to all sixty. */
const levelCount = 60
/** Questions at most, and the deviation, in levels, below which enough is known. */
const maximumQuestions = 25
const enoughDeviation = 2
/** Chances of a lucky guess and of a slip; levels over which a learner's knowledge thins out. */
const guessChance = 0.03
const slipChance = 0.03
const slopeLevels = 3
/** Most who take the test know a little: so many levels have their share of the first belief. */
const earlyLevels = 10
/** An easy question first: whoever knows nothing of it is spared the hard ones. */
const firstLevel = 5
/** Beginning a little lower repeats what is nearly known, and nothing is missed. */
const safetyLevels = 2

/** How well the learner reads kana, as they say: who reads little of it knows few kanji. */
export type KanaSkill = 'fluent' | 'some'

const shareOfEarlyLevels: Readonly<Record<KanaSkill, number>> = { fluent: 0.5, some: 0.8 }

/** One answer of the placement test; "don't know" is a wrong one. */
export interface PlacementAnswer {
  /** Level of the curriculum that the question was about. */
  level: number
  isRight: boolean
}

export interface Placement {
  /** Level to start with, if the test ends here. */
  startLevel: number
  /** How unsure that is, in levels. */
  deviation: number
  /** The level to ask about next; undefined when enough is known. */
  nextLevel: number | undefined
}

/** Chance that a learner who has mastered `mastered` levels answers a question of `level`. */
function findRightChance(mastered: number, level: number): number {
  const logistic = 1 / (1 + Math.exp((level - mastered) / slopeLevels))
  return guessChance + (1 - guessChance - slipChance) * logistic
}

const grid = Array.from({ length: levelCount + 1 }, (_, level) => level)

function normalise(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

/** What is believed of a learner who has answered nothing yet. */
function toFirstBelief(kana: KanaSkill): number[] {
  const early = shareOfEarlyLevels[kana]
  return grid.map((level) =>
    level <= earlyLevels ? early / (earlyLevels + 1) : (1 - early) / (levelCount - earlyLevels),
  )
}

function update(belief: readonly number[], { level, isRight }: PlacementAnswer): number[] {
  return normalise(
    belief.map((weight, mastered) => {
      const chance = findRightChance(mastered, level)
      return weight * (isRight ? chance : 1 - chance)
    }),
  )
}

function findMoments(belief: readonly number[]): { mean: number; variance: number } {
  const mean = belief.reduce((sum, weight, mastered) => sum + weight * mastered, 0)
  const variance = belief.reduce((sum, weight, level) => sum + weight * (level - mean) ** 2, 0)
  return { mean, variance }
}

/** How undecided a belief is, in nats: a little left far away counts little. */
function findEntropy(belief: readonly number[]): number {
  return belief.reduce((sum, weight) => sum - (weight > 0 ? weight * Math.log(weight) : 0), 0)
}

/** How undecided one is, on average, after a question about a level. */
function findExpectedEntropy(belief: readonly number[], level: number): number {
  const right = belief.reduce((sum, weight, mastered) => {
    return sum + weight * findRightChance(mastered, level)
  }, 0)
  const afterRight = findEntropy(update(belief, { level, isRight: true }))
  const afterWrong = findEntropy(update(belief, { level, isRight: false }))
  return right * afterRight + (1 - right) * afterWrong
}

/** The level whose answer tells most; the lowest of equals. */
function chooseLevel(belief: readonly number[], highestLevel: number): number {
  let chosen = 1
  let least = Number.POSITIVE_INFINITY
  for (let level = 1; level <= highestLevel; level++) {
    const entropy = findExpectedEntropy(belief, level)
    if (entropy < least - 1e-9) {
      chosen = level
      least = entropy
    }
  }
  return chosen
}

/**
 * Where a learner stands after these answers: a belief over all levels, each answer weighed by
 * P = .03 + .94·σ((θ − l)/3): three in a hundred are guessed or slips, whatever the level.
 *
 * It depends on the answers and on what was said of kana alone, so a test that was left is taken up by sending them again.
 */
export function findPlacement(
  answers: readonly PlacementAnswer[],
  {
    highestLevel = levelCount,
    kana = 'fluent',
  }: { highestLevel?: number | undefined; kana?: KanaSkill | undefined } = {},
): Placement {
  const belief = answers.reduce<number[]>(update, toFirstBelief(kana))
  const { mean, variance } = findMoments(belief)
  const deviation = Math.sqrt(variance)
  const isDone = answers.length >= maximumQuestions || deviation < enoughDeviation
  return {
    startLevel: Math.min(Math.max(1, Math.round(mean - safetyLevels)), highestLevel),
    deviation,
    nextLevel: isDone ? undefined : chooseNext(),
  }

  function chooseNext(): number {
    if (answers.length === 0) return Math.min(firstLevel, highestLevel)
    // Whoever knows none of an easy level is asked nothing harder, whatever else is possible.
    const easiest = Math.min(...answers.map(({ level }) => level))
    const knowsNothing = answers.every(({ isRight }) => !isRight)
    return chooseLevel(belief, knowsNothing ? Math.max(1, easiest - 1) : highestLevel)
  }
}
