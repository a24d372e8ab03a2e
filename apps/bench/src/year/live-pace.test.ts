import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { paceTable } from '@kotonoha/study/pace/pace-table'
import { type SubjectKind, toSubjectId } from '@kotonoha/study/subject'
import { describe, expect, test } from 'vitest'
import { makeUpSteadyHabits } from './learner-habits'
import { firstDay, livePace, type Pace } from './live-pace'
import { liveYear } from './live-year'
import { readCurriculum, type TaughtSubject, toTaughtCurriculum } from './taught-subjects'

const levelCount = 20
const perLevel = { component: 6, kanji: 36, word: 70 }

/** As large as the real one, level by level; a word is written with two kanji of its level or below. */
function makeUpCurriculum() {
  const subjects: TaughtSubject[] = []
  let number = 0
  const add = (kind: SubjectKind, level: number, needs: readonly number[]) => {
    number += 1
    const subjectId = toSubjectId(kind, number)
    subjects.push({ subjectId, kind, level, place: subjects.length, needs })
    return subjectId
  }
  const kanji: number[] = []
  for (let level = 1; level <= levelCount; level += 1) {
    const parts = Array.from({ length: perLevel.component }, () => add('component', level, []))
    for (let index = 0; index < perLevel.kanji; index += 1) {
      const part = parts[index % (2 * parts.length)]
      kanji.push(add('kanji', level, part === undefined ? [] : [part]))
    }
    const own = kanji.slice(-perLevel.kanji)
    for (let index = 0; index < perLevel.word; index += 1) {
      const needs = [own[index % own.length], kanji[(index * 7) % kanji.length]]
      add(
        'word',
        level,
        needs.flatMap((id) => id ?? []),
      )
    }
  }
  return toTaughtCurriculum(subjects)
}

const findCell = ({ newPerDay, recall }: Pace) =>
  paceTable.cells.find((each) => each.newPerDay === newPerDay && each.recall === recall)

/** Of three learners, who hardly differ: what a pace leads to is decided by the limit. */
function findMiddle(curriculum: ReturnType<typeof makeUpCurriculum>, pace: Pace) {
  const stands = [1, 2, 3].flatMap((learner) =>
    livePace({ curriculum, pace, learner, until: 90 }).slice(0, 1),
  )
  return stands.toSorted((one, other) => one.items - other.items)[1]
}

describe('the table that the site shows is what the rules lead to', () => {
  const curriculum = makeUpCurriculum()
  test.each([
    { newPerDay: 10, recall: 0.9 },
    { newPerDay: 15, recall: 0.85 },
    { newPerDay: 30, recall: 0.95 },
  ])('with $newPerDay new cards a day and a recall of $recall, after 90 days', (pace) => {
    const shown = findCell(pace)?.stands[0]
    const lived = findMiddle(curriculum, pace)
    if (shown === undefined || lived === undefined) throw new Error('no such pace')
    expect(Math.abs(lived.level - shown.level)).toBeLessThanOrEqual(1)
    expect(Math.abs(lived.items / shown.items - 1)).toBeLessThan(0.05)
    expect(Math.abs(lived.minutes / shown.minutes - 1)).toBeLessThan(0.2)
    expect(lived.idleDays).toBe(0)
  })

  test('who forgets more than they wanted is held up by the brake alone, and never for over a week', () => {
    const habits = { ...makeUpSteadyHabits(1, { newPerDay: 30, recall: 0.9 }), recall: 0.7 }
    const { days } = liveYear({ habits, curriculum, firstDay, days: 200 })
    const idle = days.map(({ lessons }) => lessons === 0)
    expect(days.filter(({ lessons, isBraked }) => lessons === 0 && !isBraked)).toEqual([])
    expect(idle.filter(Boolean).length).toBeGreaterThan(0)
    const runs = idle
      .join('')
      .split('false')
      .map((run) => run.length / 'true'.length)
    expect(Math.max(...runs)).toBeLessThanOrEqual(7)
    // The limit was halved, and the brake let go.
    expect(days.at(-1)?.highestLevel).toBeGreaterThan(2)
    expect(Math.max(...days.slice(-30).map(({ newCards }) => newCards))).toBeLessThan(30)
  })
})

// The dictionary that was built is not everywhere.
const file = join(process.env.KOTONOHA_DATA ?? 'var', 'dictionary', 'dictionary.sqlite')

test.runIf(existsSync(file))('the table is that of the curriculum that was built', () => {
  const pace = { newPerDay: 15, recall: 0.9 }
  const shown = findCell(pace)?.stands[0]
  const lived = findMiddle(readCurriculum(file), pace)
  expect(Math.abs((lived?.level ?? 0) - (shown?.level ?? 0))).toBeLessThanOrEqual(1)
  expect(Math.abs((lived?.items ?? 0) / (shown?.items ?? 1) - 1)).toBeLessThan(0.03)
  expect(lived?.idleDays).toBe(0)
})
