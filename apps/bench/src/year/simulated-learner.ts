import { type Card, newCard } from '@kotonoha/srs/card'
import { createLearnerCalendar, type LearnerCalendar } from '@kotonoha/srs/learner-day'
import { createMemoryModel, type MemoryModel, type MemoryState } from '@kotonoha/srs/memory-model'
import { hasReachedMedium } from '@kotonoha/srs/milestones'
import { applyAnswer, type Scheduling, toCardKey, toRecallChance } from '@kotonoha/srs/schedule'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { createAssumedCard, listAssumedDays } from '@kotonoha/study/onboarding/assumed-known'
import { forecastDays } from '@kotonoha/study/pace/daily-limits'
import { forecastAnswers } from '@kotonoha/study/pace/week-forecast'
import { findProgressBucket } from '@kotonoha/study/progress-bucket'
import { isDueWithinFuzz } from '@kotonoha/study/session/due-ahead'
import { buildReviewOrder } from '@kotonoha/study/session/review-order'
import { type Facet, listCoreFacets, type SubjectId } from '@kotonoha/study/subject'
import type { Habits } from './learner-habits'
import type { TaughtCurriculum, TaughtSubject } from './taught-subjects'

/** First answers of a card that fail, as the forecast of a pace takes them to. */
const failedLessons = 0.24
/** What is taken for known and is not. */
const wronglyAssumed = 0.08
const stepMs = 600_000
/** Mixed into the seed, so that the order of cards is not what decides about recall. */
const orderSeed = 0x5eed

/** An answer or the first grade of a lesson, as a device would send it. */
export interface GivenAnswer {
  subjectId: SubjectId
  facet: Facet
  atMs: number
  day: number
  rating: 1 | 3
  basedOnReps: number
}

export interface GivenLesson {
  subjectId: SubjectId
  atMs: number
  day: number
  isMissed: boolean
}

/** What is told of each answer: the chance that was predicted, and whether this was a new card. */
export interface Told {
  answer(given: GivenAnswer, predicted: number | undefined): void
  lesson(given: GivenLesson): void
}

interface StudiedCard {
  subject: TaughtSubject
  facet: Facet
  scheduling: Scheduling
  card: Card
  /** The learner day on which it comes due; undefined while it waits for no day. */
  dueDay: number | undefined
  hasLaterSuccess: boolean
  truth: MemoryState | undefined
  truthDay: number
}

/** Cards and memory of one learner, by the product's own rules. */
export class SimulatedLearner {
  readonly calendar: LearnerCalendar
  /** Every card by its item, in the order of the facets. */
  readonly cards = new Map<SubjectId, StudiedCard[]>()
  readonly due = new Set<StudiedCard>()
  /** Items that were taken for known and were not: their lessons wait. */
  readonly forgotten: TaughtSubject[] = []
  private readonly waiting = new Map<number, Set<StudiedCard>>()
  private readonly model: MemoryModel
  private readonly truth: MemoryModel
  private readonly random: () => number
  private readonly order: () => number

  constructor(
    readonly habits: Habits,
    readonly curriculum: TaughtCurriculum,
    private readonly told: Told,
  ) {
    this.calendar = toCalendar(habits.zone)
    this.model = createMemoryModel({ retention: habits.retention })
    this.truth = createMemoryModel({ parameters: habits.memory })
    this.random = createSeededRandom(habits.seed)
    this.order = createSeededRandom(habits.seed ^ orderSeed)
  }

  /** Takes the core of levels for known, as the onboarding does. */
  assumeBelow(level: number, atMs: number): void {
    const levels = Array.from({ length: level - 1 }, (_, index) => index + 1)
    const names = levels
      .flatMap((each) => this.curriculum.ofLevel(each))
      .flatMap((subject) => listCoreFacets(subject.kind).map((facet) => ({ subject, facet })))
    const today = this.calendar.toDay(atMs)
    const days = listAssumedDays(names.length, today)
    for (const [index, { subject, facet }] of names.entries()) {
      const dueDay = days[index] ?? today + 1
      const studied = this.findOrAdd(subject, facet)
      studied.card = createAssumedCard(dueDay, { nowMs: atMs, calendar: this.calendar })
      studied.hasLaterSuccess = true
      const isKnown = this.random() >= wronglyAssumed
      const stability = isKnown ? 15 * Math.exp(2.5 * this.random()) : 0.5
      studied.truth = { stability, difficulty: 5 }
      studied.truthDay = today
      this.schedule(studied)
    }
  }

  /** Cards whose day has come are due from now on. */
  beginDay(day: number): void {
    for (const studied of this.waiting.get(day) ?? []) {
      studied.dueDay = undefined
      this.due.add(studied)
    }
    this.waiting.delete(day)
  }

  countDueOn(day: number): number {
    return this.waiting.get(day)?.size ?? 0
  }

  /** Answers that what is learnt asks for until the end of the seventh day. */
  forecastWeek(today: number): number {
    const days = Array.from({ length: forecastDays - 1 }, (_, index) => today + 1 + index)
    const due = [...this.due, ...days.flatMap((day) => [...(this.waiting.get(day) ?? [])])]
    return forecastAnswers(
      due.map(({ card }) => card),
      { model: this.model, calendar: this.calendar, today, days: forecastDays },
    )
  }

  /** The cards to ask in a sitting, no more than the limit. */
  chooseReviews(day: number, limit: number): StudiedCard[] {
    const ahead = this.listAhead(day)
    // Where all are asked the order changes nothing: chance is that of the card.
    if (this.due.size + ahead.length <= limit) return [...this.due, ...ahead]
    const all = [...this.due, ...ahead]
    const byKey = new Map(all.map((each) => [`${each.subject.subjectId}/${each.facet}`, each]))
    const questions = all.map(({ subject, facet, card }) => ({
      subjectId: subject.subjectId,
      facet,
      isStep: isStep(card),
      recallChance: toRecallChance(card, { day, model: this.model }),
      isAhead: card.dueAtMs !== undefined && card.dueAtMs > this.calendar.toStart(day),
    }))
    return buildReviewOrder(questions, { limit, random: this.order }).flatMap(
      ({ subjectId, facet }) => byKey.get(`${subjectId}/${facet}`) ?? [],
    )
  }

  /** Siblings of what is due that chance alone put on a later day. */
  private listAhead(day: number): StudiedCard[] {
    const ahead = new Set<StudiedCard>()
    for (const { subject } of this.due) {
      for (const sibling of this.cards.get(subject.subjectId) ?? []) {
        if (sibling.dueDay === undefined || sibling.dueDay <= day) continue
        if (isDueWithinFuzz(sibling.card, { today: day, calendar: this.calendar })) {
          ahead.add(sibling)
        }
      }
    }
    return [...ahead]
  }

  /** Asks a card; gives whether it was known. */
  ask(studied: StudiedCard, atMs: number, day: number): boolean {
    const elapsed = day - studied.truthDay
    // What was seen ten minutes ago is known.
    const chance = elapsed === 0 ? 1 : this.findChance(studied, elapsed)
    const rating = this.random() < chance ? 3 : 1
    this.remember(studied, elapsed, rating)
    this.count(studied, { atMs, day, rating }, true)
    return rating === 3
  }

  private findChance({ truth }: StudiedCard, elapsed: number): number {
    if (this.habits.recall !== undefined) return this.habits.recall
    return truth === undefined ? 1 : this.truth.retrievability(truth, elapsed)
  }

  /** Who recalls with a given chance needs no memory. */
  private remember(studied: StudiedCard, elapsed: number, rating: 1 | 3): void {
    if (this.habits.recall !== undefined) return
    studied.truth = this.truth.nextState(studied.truth, elapsed, rating)
  }

  /** Does a lesson; gives whether its quiz went well. */
  learn(subject: TaughtSubject, atMs: number, day: number): boolean {
    // Who recalls with a given chance has had a lesson to learn by.
    const isMissed = this.habits.recall === undefined && this.random() < failedLessons
    const rating = isMissed ? 1 : 3
    this.told.lesson({ subjectId: subject.subjectId, atMs, day, isMissed: rating === 1 })
    for (const facet of listCoreFacets(subject.kind)) {
      const studied = this.findOrAdd(subject, facet)
      if (studied.card.phase !== 'new') continue
      studied.truth = undefined
      this.remember(studied, 0, rating)
      this.count(studied, { atMs, day, rating }, false)
    }
    return rating === 3
  }

  private count(
    studied: StudiedCard,
    { atMs, day, rating }: { atMs: number; day: number; rating: 1 | 3 },
    isReview: boolean,
  ): void {
    const { subject, facet, card: before, scheduling } = studied
    const basedOnReps = before.reps
    const answer = {
      reviewId: '',
      reviewedAtMs: atMs,
      learnerDay: day,
      rating,
      basedOnReps,
    } as const
    const { after, elapsedDays, recallChance } = applyAnswer(before, answer, scheduling)
    if (before.phase !== 'new' && after.phase === 'new') this.forgotten.push(subject)
    studied.card = after
    studied.truthDay = day
    studied.hasLaterSuccess ||= elapsedDays > 0 && rating > 1
    this.schedule(studied)
    if (!isReview) return
    const { subjectId } = subject
    this.told.answer({ subjectId, facet, atMs, day, rating, basedOnReps }, recallChance)
  }

  private schedule(studied: StudiedCard): void {
    this.due.delete(studied)
    if (studied.dueDay !== undefined) this.waiting.get(studied.dueDay)?.delete(studied)
    studied.dueDay = undefined
    const { dueAtMs } = studied.card
    if (dueAtMs === undefined) return
    if (isStep(studied.card)) {
      this.due.add(studied)
      return
    }
    const day = this.calendar.toDay(dueAtMs)
    studied.dueDay = day
    const others = this.waiting.get(day)
    if (others === undefined) this.waiting.set(day, new Set([studied]))
    else others.add(studied)
  }

  private findOrAdd(subject: TaughtSubject, facet: Facet): StudiedCard {
    const { subjectId } = subject
    const siblings = this.cards.get(subjectId) ?? []
    const known = siblings.find((each) => each.facet === facet)
    if (known !== undefined) return known
    const studied: StudiedCard = {
      subject,
      facet,
      scheduling: {
        model: this.model,
        calendar: this.calendar,
        dueMode: 'day',
        cardKey: toCardKey(this.habits.userId, { subjectId, facet }),
      },
      card: newCard,
      dueDay: undefined,
      hasLaterSuccess: false,
      truth: undefined,
      truthDay: 0,
    }
    siblings.push(studied)
    this.cards.set(subjectId, siblings)
    return studied
  }

  isIntroduced({ subjectId, kind }: TaughtSubject): boolean {
    const cards = this.cards.get(subjectId)
    return (
      cards?.length === listCoreFacets(kind).length &&
      cards.every(({ card }) => card.phase !== 'new')
    )
  }

  hasLaterSuccess(subjectId: SubjectId): boolean {
    return this.cards.get(subjectId)?.some((each) => each.hasLaterSuccess) ?? false
  }

  /** An item as far as levels ask. */
  toLevelKanji({ subjectId }: TaughtSubject) {
    const cards = this.cards.get(subjectId)?.map(({ card }) => card) ?? []
    const stability = Math.min(...cards.map(({ memory }) => memory?.stability ?? 0))
    const hasReached = cards.length > 0 && cards.every(hasReachedMedium)
    return { subjectId, bucket: findProgressBucket(cards), hasReached, stability }
  }

  /** Steps that failed in this sitting, when their ten minutes are over. */
  listSteps(): { studied: StudiedCard; fromMs: number }[] {
    return [...this.due]
      .filter(({ card }) => isStep(card))
      .map((studied) => ({ studied, fromMs: (studied.card.lastReviewedAtMs ?? 0) + stepMs }))
  }
}

function isStep({ phase }: Card): boolean {
  return phase === 'learning' || phase === 'relearning'
}

const calendars = new Map<string, LearnerCalendar>()

/** Learners of one zone share a calendar, as they do on the server. */
function toCalendar(zone: string): LearnerCalendar {
  const known = calendars.get(zone)
  if (known !== undefined) return known
  const calendar = rememberDays(createLearnerCalendar({ zone, dayStartHour: 4 }))
  calendars.set(zone, calendar)
  return calendar
}

/** Days start at few moments, and asking for the date of one takes longer than an answer. */
function rememberDays(calendar: LearnerCalendar): LearnerCalendar {
  const days = new Map<number, number>()
  return {
    toStart: (day) => {
      const atMs = calendar.toStart(day)
      days.set(atMs, day)
      return atMs
    },
    toDay: (atMs) => days.get(atMs) ?? calendar.toDay(atMs),
  }
}
