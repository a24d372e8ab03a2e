import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { retentionDays } from '@kotonoha/study/pace/brake'
import { countNewCardsLeft, isForecastFull } from '@kotonoha/study/pace/daily-limits'
import { listCoreFacets } from '@kotonoha/study/subject'
import type { Habits } from './learner-habits'
import { type GivenAnswer, type GivenLesson, SimulatedLearner } from './simulated-learner'
import { StudyLevels } from './study-levels'
import type { TaughtCurriculum } from './taught-subjects'

const lessonMs = 60_000
/** Answers without which the product does not know how long one takes, and what it takes then. */
const fewestAnswers = 20
const usualSecondsPerAnswer = 9
/** Mixed into the seed, so that days off do not go with what is remembered. */
const attendanceSeed = 0xda75

/** What is kept of a day. */
export interface LivedDay {
  isStudied: boolean
  /** Due before the first answer. */
  dueAtStart: number
  /** Due after the last one: what the learner had no time for. */
  dueAtEnd: number
  /** Every answer, those included that were asked again. */
  answers: number
  /** First answers of the day to cards that were learnt before. */
  reviews: number
  newCards: number
  /** The lessons done on that day. */
  lessons: number
  /** The highest open level in the evening. */
  highestLevel: number
  /** The next level waits because of the brake. */
  isBraked: boolean
  /** What the dashboard of that evening says of tomorrow. */
  foretoldTomorrow: number
}

export interface LivedYear {
  days: LivedDay[]
  /** Learner days since the first, by level; the start level and those below on day 0. */
  levelOpenedOn: number[]
  /** Answers for which a chance of recall was predicted: the first of a day to a known card. */
  reviewsPredicted: number
  chanceSum: number
  recalled: number
  cards: number
  /** Days and facets that something was counted for: rows of that table. */
  facetDays: number
}

export interface Life {
  habits: Habits
  curriculum: TaughtCurriculum
  /** The first learner day, and how many. */
  firstDay: number
  days: number
  onAnswer?: (given: GivenAnswer) => void
  onLesson?: (given: GivenLesson) => void
}

/** Lives so many days with the rules that site and server share; no server takes part. */
export function liveYear(life: Life): LivedYear & { learner: SimulatedLearner } {
  const { habits, curriculum, firstDay } = life
  const year: LivedYear = {
    days: [],
    levelOpenedOn: [],
    reviewsPredicted: 0,
    chanceSum: 0,
    recalled: 0,
    cards: 0,
    facetDays: 0,
  }
  let answers = 0
  let reviews = 0
  let recalled = 0
  const recalls: { reviews: number; recalled: number }[] = []
  const facets = new Set<string>()
  const learner = new SimulatedLearner(habits, curriculum, {
    answer(given, predicted) {
      answers += 1
      facets.add(given.facet)
      life.onAnswer?.(given)
      if (predicted === undefined) return
      reviews += 1
      year.reviewsPredicted += 1
      year.chanceSum += predicted
      if (given.rating > 1) {
        recalled += 1
        year.recalled += 1
      }
    },
    lesson(given) {
      const kind = curriculum.byId.get(given.subjectId)?.kind
      for (const facet of kind === undefined ? [] : listCoreFacets(kind)) facets.add(facet)
      life.onLesson?.(given)
    },
  })
  const { calendar } = learner
  const attends = createSeededRandom(habits.seed ^ attendanceSeed)
  learner.assumeBelow(habits.startLevel, calendar.toStart(firstDay) + habits.sitsDownAfterMs)
  const levels = new StudyLevels(learner, habits)
  year.levelOpenedOn = Array.from({ length: habits.startLevel }, () => 0)
  let answersSoFar = 0

  for (let number = 0; number < life.days; number += 1) {
    const day = firstDay + number
    learner.beginDay(day)
    const isAway = isWithin(habits.pause, number)
    const isStudied = attends() < habits.attendance && !isAway
    const dueAtStart = learner.due.size
    answers = 0
    reviews = 0
    let newCards = 0
    let lessons = 0
    const secondsPerAnswer = () =>
      answersSoFar + answers < fewestAnswers ? usualSecondsPerAnswer : habits.answerMs / 1000
    const settle = () => {
      const opened = levels.settle(day, () => {
        const week = [{ reviews, recalled }, ...weekOf(recalls)]
        // Only who set minutes is weighed against them.
        const isWeighed = habits.minutesPerDay !== null
        return {
          isForecastFull: isForecastFull(habits, {
            duesInSevenDays: isWeighed ? learner.forecastWeek(day) : 0,
            secondsPerAnswer: secondsPerAnswer(),
          }),
          retention: habits.retention,
          weekReviews: week.reduce((sum, each) => sum + each.reviews, 0),
          weekRecalled: week.reduce((sum, each) => sum + each.recalled, 0),
        }
      })
      for (const _ of opened) year.levelOpenedOn.push(number)
    }
    recalled = 0
    if (isStudied) {
      let atMs = calendar.toStart(day) + habits.sitsDownAfterMs
      const tick = () => (atMs += habits.answerMs)
      const asked = learner.chooseReviews(day, habits.reviewCap)
      for (const card of asked) learner.ask(card, tick(), day)
      for (const { studied, fromMs } of learner.listSteps()) {
        atMs = Math.max(atMs, fromMs)
        learner.ask(studied, tick(), day)
      }
      for (;;) {
        const done = { newCardsToday: newCards, reviewsToday: answers, isOnVacation: false }
        if (newCards > 0 && countNewCardsLeft({ ...habits, ...levels.limit }, done) === 0) break
        settle()
        const newCardsLeft = countNewCardsLeft({ ...habits, ...levels.limit }, done)
        const today = newCardsLeft > 0 ? levels.listToday(newCardsLeft) : []
        if (today.length === 0) break
        for (const subject of today) {
          atMs += lessonMs
          learner.learn(subject, atMs, day)
          lessons += 1
          newCards += listCoreFacets(subject.kind).length
        }
      }
      for (const { studied, fromMs } of learner.listSteps()) {
        atMs = Math.max(atMs, fromMs)
        learner.ask(studied, tick(), day)
      }
      answersSoFar += answers
    }
    year.facetDays += facets.size
    facets.clear()
    recalls.push({ reviews, recalled })
    year.days.push({
      isStudied,
      dueAtStart,
      dueAtEnd: learner.due.size,
      answers,
      reviews,
      newCards,
      lessons,
      highestLevel: levels.highest,
      isBraked: levels.brake !== undefined,
      foretoldTomorrow: learner.due.size + learner.countDueOn(day + 1),
    })
  }
  const cards = [...learner.cards.values()]
  year.cards = cards.reduce((sum, each) => sum + each.length, 0)
  return { ...year, learner }
}

function isWithin(pause: Habits['pause'], day: number): boolean {
  return pause !== undefined && day >= pause.from && day < pause.from + pause.days
}

/** Of the days before today that the brake looks at. */
function weekOf<Day>(days: readonly Day[]): Day[] {
  return days.slice(1 - retentionDays)
}
