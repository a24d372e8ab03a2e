import type { LearnerDay } from '@kotonoha/srs/learner-day'

/** What of a learner's facts achievements are made of; days are learner days. */
export interface AchievementFacts {
  /** Days with work, the oldest first. */
  days: readonly { day: LearnerDay; reviews: number; lessons: number }[]
  /** For each kind, the day on which each item was passed first, the oldest first. */
  passed: Readonly<Record<'component' | 'kanji' | 'word', readonly LearnerDay[]>>
  /** Components of the first level, and of all, and how many of them were passed. */
  components: readonly {
    name: 'first-level' | 'all'
    total: number
    passedDays: readonly LearnerDay[]
  }[]
  /** For each JLPT level, its kanji, those at `high` or better, and the day of the last answer to one of them. */
  jlpt: readonly { level: string; total: number; high: number; day: LearnerDay | undefined }[]
  /** Days on which levels were passed by study, the oldest first. */
  levelDays: readonly LearnerDay[]
  /** Days that count for the streak with the streak that each made, the oldest first. */
  streaks: readonly { day: LearnerDay; length: number }[]
  /** The day on which a backlog was cleared after seven days away or more. */
  comebackDay: LearnerDay | undefined
  /** The mean distance of predicted from real recall over the bins, weighed, and the answers. */
  calibration: { rmse: number; answers: number }
  mendedLeeches: number
  cleanDrawings: number
  today: LearnerDay
}

export interface Achievement {
  key: string
  /** What it belongs to; the quiet ones are shown only when earned. */
  group:
    | 'first'
    | 'kanji'
    | 'words'
    | 'components'
    | 'jlpt'
    | 'levels'
    | 'streak'
    | 'reviews'
    | 'quiet'
  have: number
  need: number
  /** Undefined until it is earned. */
  earnedOn: LearnerDay | undefined
}

const kanjiSteps = [10, 50, 100, 250, 500, 1000, 1500, 2160]
const wordSteps = [100, 500, 1000, 2500, 4000]
const levelSteps = [10, 20, 30, 40, 50, 60]
const streakSteps = [7, 30, 100, 365]
const reviewSteps = [1000, 10_000, 100_000]

/** Answers over which predictions must hold, and how near. */
const calibratedAnswers = 1000
const calibratedRmse = 0.03
const exorcistLeeches = 10
const calligrapherDrawings = 100
const daysOfAYear = 300

/**
 * All achievements in the order in which they are shown, with what is missing to each.
 *
 * A function of facts alone: in whatever order and how often answers arrive, the same are earned.
 */
export function listAchievements(facts: AchievementFacts): Achievement[] {
  const { passed, levelDays } = facts
  return [
    ...listFirsts(facts),
    ...kanjiSteps.map((need) => countOf('kanji', `kanji-${need}`, passed.kanji, need)),
    ...wordSteps.map((need) => countOf('words', `words-${need}`, passed.word, need)),
    ...facts.components.map(({ name, total, passedDays }) =>
      countOf('components', `components-${name}`, passedDays, total),
    ),
    ...facts.jlpt.map(({ level, total, high, day }) => ({
      key: `jlpt-${level}`,
      group: 'jlpt' as const,
      have: high,
      need: total,
      earnedOn: total > 0 && high >= total ? (day ?? facts.today) : undefined,
    })),
    ...levelSteps.map((need) => countOf('levels', `levels-${need}`, levelDays, need)),
    ...listStreaks(facts),
    ...listReviewCounts(facts),
    ...listQuiet(facts).filter(({ earnedOn }) => earnedOn !== undefined),
  ]
}

function countOf(
  group: Achievement['group'],
  key: string,
  days: readonly LearnerDay[],
  need: number,
): Achievement {
  const earnedOn = need > 0 ? days[need - 1] : undefined
  return { key, group, have: Math.min(days.length, need), need, earnedOn }
}

function listFirsts({ days, levelDays }: AchievementFacts): Achievement[] {
  const firstDay = (has: (day: AchievementFacts['days'][number]) => boolean) => {
    const found = days.find(has)
    return found === undefined ? [] : [found.day]
  }
  return [
    countOf(
      'first',
      'first-lesson',
      firstDay(({ lessons }) => lessons > 0),
      1,
    ),
    countOf(
      'first',
      'first-review',
      firstDay(({ reviews }) => reviews > 0),
      1,
    ),
    countOf('first', 'first-level', levelDays, 1),
  ]
}

function listStreaks({ streaks }: AchievementFacts): Achievement[] {
  const longest = streaks.reduce((most, { length }) => Math.max(most, length), 0)
  return streakSteps.map((need) => ({
    key: `streak-${need}`,
    group: 'streak',
    have: Math.min(longest, need),
    need,
    earnedOn: streaks.find(({ length }) => length >= need)?.day,
  }))
}

function listReviewCounts({ days }: AchievementFacts): Achievement[] {
  return reviewSteps.map((need) => {
    let count = 0
    let earnedOn: LearnerDay | undefined
    for (const { day, reviews } of days) {
      count += reviews
      if (count >= need) earnedOn ??= day
    }
    return { key: `reviews-${need}`, group: 'reviews', have: Math.min(count, need), need, earnedOn }
  })
}

function listQuiet(facts: AchievementFacts): Achievement[] {
  const { calibration, comebackDay, mendedLeeches, cleanDrawings, days, today } = facts
  const quiet = (key: string, have: number, need: number, on = today): Achievement => {
    return {
      key,
      group: 'quiet',
      have: Math.min(have, need),
      need,
      earnedOn: have >= need ? on : undefined,
    }
  }
  const isCalibrated = calibration.answers >= calibratedAnswers && calibration.rmse < calibratedRmse
  const full = findFullYear(days)
  return [
    quiet('comeback', comebackDay === undefined ? 0 : 1, 1, comebackDay),
    quiet('well-calibrated', isCalibrated ? 1 : 0, 1),
    quiet('exorcist', mendedLeeches, exorcistLeeches),
    quiet('calligrapher', cleanDrawings, calligrapherDrawings),
    quiet('year-of-kanji', full === undefined ? 0 : daysOfAYear, daysOfAYear, full),
  ]
}

/** The day on which a calendar year had enough days with work. */
function findFullYear(days: AchievementFacts['days']): LearnerDay | undefined {
  const counts = new Map<number, number>()
  for (const { day } of days) {
    const year = new Date(day * 86_400_000).getUTCFullYear()
    const count = (counts.get(year) ?? 0) + 1
    if (count >= daysOfAYear) return day
    counts.set(year, count)
  }
  return undefined
}
