import { isBacklogLevel, planLessons } from '@kotonoha/study/levels/lesson-plan'
import { type BrakeView, findLevelPace, type LevelPace } from '@kotonoha/study/levels/level-pace'
import { findLevelProgress } from '@kotonoha/study/levels/level-progress'
import { toKeysOfCourse } from '@kotonoha/study/levels/subject-standing'
import { type BrakeMemory, noBrakeMemory } from '@kotonoha/study/pace/brake'
import { takeLessonsOfToday } from '@kotonoha/study/pace/lesson-batch'
import type { SimulatedLearner } from './simulated-learner'
import type { TaughtSubject } from './taught-subjects'

interface OpenLevel {
  isPassed: boolean
  isByStudy: boolean
  /** Its items whose lesson is not done, in the order of teaching. */
  waiting: TaughtSubject[]
}

/** The levels of a learner, and the lessons that wait in them, by the product's own rules. */
export class StudyLevels {
  private readonly levels = new Map<number, OpenLevel>()
  private memory: BrakeMemory = noBrakeMemory
  private own: number
  /** What stops the next level, as it was last looked at. */
  brake: LevelPace['brake']
  private newPerDay: number

  constructor(
    private readonly learner: SimulatedLearner,
    { startLevel, newPerDay }: { startLevel: number; newPerDay: number },
  ) {
    this.own = startLevel
    this.newPerDay = newPerDay
    for (let level = 1; level <= startLevel; level += 1) {
      this.open(level, { isPassed: level < startLevel, isByStudy: false })
    }
  }

  get highest(): number {
    return this.levels.size
  }

  get limit(): { newPerDay: number } {
    return { newPerDay: this.newPerDay }
  }

  private open(level: number, opened: Omit<OpenLevel, 'waiting'>): void {
    const waiting = this.learner.curriculum.ofLevel(level)
    this.levels.set(level, { ...opened, waiting: [...waiting] })
    this.tidy(level)
  }

  /** Leaves out what has been learnt. */
  private tidy(level: number): void {
    const open = this.levels.get(level)
    if (open === undefined || !open.waiting.some((each) => this.learner.isIntroduced(each))) return
    open.waiting = open.waiting.filter((each) => !this.learner.isIntroduced(each))
  }

  private takeUpForgotten(): void {
    for (const subject of this.learner.forgotten.splice(0)) {
      const open = this.levels.get(subject.level)
      if (open === undefined || open.waiting.includes(subject)) continue
      open.waiting.push(subject)
      open.waiting.sort((one, other) => one.place - other.place)
    }
  }

  /** Opens what has its turn; gives the levels that opened. */
  settle(today: number, view: () => BrakeView): number[] {
    const { learner, newPerDay, memory } = this
    this.takeUpForgotten()
    for (const level of this.levels.keys()) this.tidy(level)
    const now = {
      levels: this.levels,
      ownLevel: this.own,
      highestLevel: learner.curriculum.levelCount,
      newPerDay,
      isOnVacation: false,
      today,
      memory,
      order: 'mixed' as const,
      isWritingOn: false,
      hasEarned: (level: number) => this.hasEarned(level),
      listWaiting: (level: number) =>
        this.levels.get(level)?.waiting ?? learner.curriculum.ofLevel(level),
      keys: this.keys,
    }
    const known = findLevelPace(now)
    const pace = known === 'look' ? findLevelPace(now, view()) : known
    if (pace === 'look') throw new Error('the brake was looked at and asked for again')
    for (const level of pace.passed) {
      const open = this.levels.get(level)
      if (open !== undefined) open.isPassed = true
    }
    for (const level of pace.opened) this.open(level, { isPassed: false, isByStudy: true })
    this.own = pace.ownLevel
    this.memory = pace.memory
    this.brake = pace.brake
    this.newPerDay = pace.newPerDay
    return pace.opened
  }

  private hasEarned(level: number): boolean {
    const { learner } = this
    const kanji = learner.curriculum.kanjiOfLevel(level)
    return findLevelProgress(kanji.map((each) => learner.toLevelKanji(each))).isPassed
  }

  private get keys() {
    const { learner } = this
    return toKeysOfCourse(learner.curriculum, learner)
  }

  /** The lessons that today's limit lets in, in their order. */
  listToday(newCardsLeft: number): TaughtSubject[] {
    const levels = [...this.levels].toSorted(([one], [other]) => one - other)
    const isPassed = (level: number) => this.levels.get(level)?.isPassed === true
    const plan = planLessons({
      waiting: levels.flatMap(([, { waiting }]) => waiting),
      keys: { ...this.keys, isLevelOpen: (level) => this.levels.has(level) },
      isBacklog: (level) => isBacklogLevel(level, { ownLevel: this.own, isPassed }),
      order: 'mixed',
    })
    const { byId } = this.learner.curriculum
    return takeLessonsOfToday(plan, { newCardsLeft, isWritingOn: false }).flatMap(
      ({ subjectId }) => byId.get(subjectId) ?? [],
    )
  }
}
