import { findTaughtReading } from '../draft-kanji'
import { deadlines } from '../order/level-sizes'
import type { CurriculumPlan } from '../plan-curriculum'
import type { CurriculumReport } from './curriculum-report'

const coveragePoints = [108, 500, 1000, 1500, 2000]

type Corpora = readonly ReadonlyMap<string, number>[]

export function measureCurriculum(plan: CurriculumPlan, corpora: Corpora): CurriculumReport {
  const order = plan.levels.flatMap(({ kanji }) => kanji.map(({ literal }) => literal))
  const parts = new Set([...plan.decomposition.parts.values()].flat())
  const partCount = [...plan.decomposition.parts.values()].reduce((sum, own) => sum + own.length, 0)
  const coreCounts = countBy([...plan.core.values()])
  const extendedCounts = countBy(
    plan.words.filter((word) => !plan.core.has(word)).map(({ level }) => level),
  )
  const components = plan.levels.reduce((sum, level) => sum + level.components.length, 0)
  return {
    kanji: order.length,
    levels: plan.levels.map(({ level, components, kanji }) => ({
      level,
      kanji: kanji.map(({ literal }) => literal).join(''),
      components: components.join(''),
      coreWords: coreCounts.get(level) ?? 0,
      extendedWords: extendedCounts.get(level) ?? 0,
    })),
    partsPerKanji: order.length === 0 ? 0 : partCount / order.length,
    kanjiAsParts: [...parts].filter((part) => plan.kanji.has(part)).length,
    shapesAsParts: [...parts].filter((part) => !plan.kanji.has(part)).length,
    coverage: coveragePoints
      .filter((kanji) => kanji <= order.length)
      .map((kanji) => ({ kanji, shares: corpora.map((corpus) => toShare(order, kanji, corpus)) })),
    area2000: corpora.map((corpus) => toArea(order.slice(0, 2000), corpus)),
    ...measureParts(order, plan),
    deadlines: measureDeadlines(plan),
    readable432: measureReadable(order.slice(0, 432), plan),
    taughtReadings: measureReadings(plan),
    coreCards: components + 2 * order.length + 2 * plan.core.size,
  }
}

function countBy(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function toShare(order: readonly string[], count: number, corpus: ReadonlyMap<string, number>) {
  return order.slice(0, count).reduce((sum, literal) => sum + (corpus.get(literal) ?? 0), 0)
}

function toArea(order: readonly string[], corpus: ReadonlyMap<string, number>): number {
  let known = 0
  let sum = 0
  for (const literal of order) {
    known += corpus.get(literal) ?? 0
    sum += known
  }
  return order.length === 0 ? 0 : sum / order.length
}

function measureParts(order: readonly string[], plan: CurriculumPlan) {
  const pairs = { all: 0, before: 0 }
  let kanjiWithPartsTaught = 0
  const componentLevels = new Map(
    plan.levels.flatMap(({ level, components }) =>
      components.map((component): [string, number] => [component, level]),
    ),
  )
  const placed = new Set<string>()
  for (const literal of order) {
    const level = plan.levelOfKanji.get(literal) ?? 0
    const parts = plan.decomposition.parts.get(literal) ?? []
    for (const part of parts.filter((each) => plan.kanji.has(each))) {
      pairs.all += 1
      if (placed.has(part)) pairs.before += 1
    }
    const isTaught = (part: string) =>
      placed.has(part) || (componentLevels.get(part) ?? Number.POSITIVE_INFINITY) <= level
    if (parts.every(isTaught)) kanjiWithPartsTaught += 1
    placed.add(literal)
  }
  return { pairs, kanjiWithPartsTaught }
}

function measureDeadlines({ levels }: CurriculumPlan): CurriculumReport['deadlines'] {
  const all = levels.flatMap(({ level, kanji }) => kanji.map((each) => ({ level, ...each })))
  return [5, 4, 3, 2, 1].flatMap((jlpt) => {
    const own = all.flatMap((each, index) => (each.jlpt === jlpt ? { ...each, index } : []))
    const last = own.at(-1)
    if (last === undefined) return []
    const due = deadlines.find((deadline) => deadline.jlpt === jlpt)?.level ?? null
    return { jlpt, kanji: own.length, afterKanji: last.index + 1, level: last.level, due }
  })
}

function measureReadable(first: readonly string[], plan: CurriculumPlan) {
  const known = new Set(first)
  const words = plan.words.filter(({ word }) => (word.jlpt ?? 0) >= 3 && !word.isUsuallyKana)
  const readable = words.filter(({ kanji }) => kanji.every((literal) => known.has(literal)))
  return { words: words.length, readable: readable.length }
}

function measureReadings(plan: CurriculumPlan): CurriculumReport['taughtReadings'] {
  const shown = new Set(
    [...plan.core.keys()].flatMap(({ spelling }) => spelling.kanji.map((each) => each.readingId)),
  )
  const taught = [...plan.levels].flatMap(({ kanji }) =>
    kanji.flatMap(({ literal }) => {
      const reading = findTaughtReading(literal, plan)
      return reading === undefined ? [] : { literal, reading }
    }),
  )
  const uncovered = taught.filter(({ reading }) => !shown.has(reading.readingId))
  const on = taught.filter(({ reading }) => reading.kind === 'on').length
  return {
    on,
    kun: taught.length - on,
    covered: taught.length - uncovered.length,
    uncovered: uncovered.map(({ literal }) => literal).join(''),
  }
}
