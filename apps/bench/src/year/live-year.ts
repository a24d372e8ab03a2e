import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { findSubjectLock } from '@kotonoha/study/levels/subject-lock'
import { countNewCardsLeft } from '@kotonoha/study/pace/daily-limits'
import { takeLessonsOfToday, toLessonBatch } from '@kotonoha/study/pace/lesson-batch'
import { listCoreFacets, type SubjectId } from '@kotonoha/study/subject'
import { createRandom } from '../measure'
import type { Habits } from './learner-habits'
import { type GivenAnswer, type GivenLesson, SimulatedLearner } from './simulated-learner'
import type { TaughtCurriculum, TaughtSubject } from './taught-subjects'

const batchSize = 5
const lessonMs = 60_000
/** Answers without which the product does not know how long one takes, and what it takes then. */
const fewestAnswers = 20
const usualSecondsPerAnswer = 9
const weekDays = 7
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
      if (given.rating > 1) year.recalled += 1
    },
    lesson(given) {
      const kind = curriculum.byId.get(given.subjectId)?.kind
      for (const facet of kind === undefined ? [] : listCoreFacets(kind)) facets.add(facet)
      life.onLesson?.(given)
    },
  })
  const { calendar } = learner
  const attends = createRandom(habits.seed ^ attendanceSeed)
  learner.assumeBelow(habits.startLevel, calendar.toStart(firstDay) + habits.sitsDownAfterMs)
  const levels = new OpenLevels(learner, habits.startLevel)
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
    if (isStudied) {
      let atMs = calendar.toStart(day) + habits.sitsDownAfterMs
      const tick = () => (atMs += habits.answerMs)
      const asked = learner.chooseReviews(day, habits.reviewCap)
      for (const card of asked) learner.ask(card, tick(), day)
      for (const { studied, fromMs } of learner.listSteps()) {
        atMs = Math.max(atMs, fromMs)
        learner.ask(studied, tick(), day)
      }
      levels.look(number, year.levelOpenedOn)
      for (;;) {
        const newCardsLeft = countNewCardsLeft(
          { ...habits },
          {
            newCardsToday: newCards,
            reviewsToday: answers,
            isOnVacation: false,
            duesInSevenDays: countWeek(learner, day),
            secondsPerAnswer:
              answersSoFar + answers < fewestAnswers
                ? usualSecondsPerAnswer
                : habits.answerMs / 1000,
          },
        )
        const batch = newCardsLeft > 0 ? levels.nextBatch(newCardsLeft) : []
        if (batch.length === 0) break
        for (const subject of batch) {
          atMs += lessonMs
          learner.learn(subject, atMs, day)
          newCards += listCoreFacets(subject.kind).length
        }
      }
      for (const { studied, fromMs } of learner.listSteps()) {
        atMs = Math.max(atMs, fromMs)
        learner.ask(studied, tick(), day)
      }
      levels.look(number, year.levelOpenedOn)
      answersSoFar += answers
    }
    year.facetDays += facets.size
    facets.clear()
    year.days.push({
      isStudied,
      dueAtStart,
      dueAtEnd: learner.due.size,
      answers,
      reviews,
      newCards,
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

function countWeek(learner: SimulatedLearner, today: number): number {
  let dues = learner.due.size
  for (let day = today + 1; day < today + weekDays; day += 1) dues += learner.countDueOn(day)
  return dues
}

/** The levels of a learner, and the lessons that wait in them. */
class OpenLevels {
  private readonly passed = new Set<number>()
  /** Items of each open level whose lesson waits, in the order of teaching. */
  private readonly waiting: TaughtSubject[][] = []
  private current: number

  constructor(
    private readonly learner: SimulatedLearner,
    startLevel: number,
  ) {
    this.current = startLevel
    this.waiting[0] = []
    for (let level = 1; level <= startLevel; level += 1) this.open(level)
  }

  private open(level: number): void {
    const { curriculum } = this.learner
    this.waiting[level] = curriculum
      .ofLevel(level)
      .filter((subject) => !this.learner.isIntroduced(subject))
  }

  /** Takes up what was forgotten, and leaves out what has been learnt. */
  private tidy(): void {
    const { learner, waiting } = this
    for (const subject of learner.forgotten.splice(0)) {
      const level = waiting[subject.level] ?? []
      if (!level.includes(subject)) level.push(subject)
      level.sort((one, other) => one.place - other.place)
    }
    for (let level = 1; level <= this.openCount; level += 1) {
      const learnt = waiting[level]?.some((each) => learner.isIntroduced(each)) ?? false
      if (learnt)
        waiting[level] = waiting[level]?.filter((each) => !learner.isIntroduced(each)) ?? []
    }
  }

  private get openCount(): number {
    return this.waiting.length - 1
  }

  /** Opens what has been earned. */
  look(dayNumber: number, openedOn: number[]): void {
    const { curriculum } = this.learner
    for (let level = 1; level <= this.openCount; level += 1) {
      if (this.passed.has(level)) continue
      const kanji = curriculum.ofLevel(level).filter(({ kind }) => kind === 'kanji')
      const asLevelKanji = kanji.map((each) => this.learner.toLevelKanji(each))
      if (!findLevelProgress(asLevelKanji).opensNext) continue
      this.passed.add(level)
      if (level + 1 > curriculum.levelCount) continue
      if (level === this.openCount) {
        this.open(level + 1)
        openedOn.push(dayNumber)
      }
      if (this.current === level) this.current = level + 1
    }
  }

  /** The next lessons of today: of the own level first, then what lower ones left. */
  nextBatch(newCardsLeft: number): TaughtSubject[] {
    const { learner } = this
    this.tidy()
    const keys = {
      isLevelOpen: () => true,
      isIntroduced: (id: SubjectId) => {
        const need = learner.curriculum.byId.get(id)
        return need === undefined || learner.isIntroduced(need)
      },
      hasLaterSuccess: (id: SubjectId) =>
        !learner.curriculum.byId.has(id) || learner.hasLaterSuccess(id),
    }
    const own = this.waiting[this.current] ?? []
    const lessons = [own, ...this.waiting.filter((each) => each !== own)]
      .flat()
      .filter((each) => learner.cards.has(each.subjectId) || !findSubjectLock(each, keys))
      .map((each) => ({ ...each, extraFacets: 0 }))
    const batch = toLessonBatch(takeLessonsOfToday(lessons, newCardsLeft), batchSize)
    return batch.flatMap(({ subjectId }) => learner.curriculum.byId.get(subjectId) ?? [])
  }
}
