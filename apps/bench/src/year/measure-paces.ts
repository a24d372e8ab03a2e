import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type PaceCell, paceTable } from '@kotonoha/study/pace/pace-table'
import { quantile } from '../measure'
import { atLeast, atMost, figure, type Row, round } from '../table'
import { forkLives } from './fork-lives'
import { type LivedPace, type Pace, type Stand, toldDays } from './live-pace'
import type { PaceOf } from './pace-worker'

/** New cards a day, with the level that the middle one of them should reach in a year at 90 %. */
const told: ReadonlyMap<number, number> = new Map([
  [10, 16],
  [15, 25],
  [20, 32],
  [30, 48],
])
const toldRecalls = [0.85, 0.9, 0.95]
/** What the pace slider needs beside those, of fewer learners. */
const otherPaces = [5, 50, 100]
const otherRecalls = [0.8]
const shareOfOthers = 0.1

const tableFile = join(import.meta.dirname, '../../../../packages/study/src/pace/pace-table.ts')

interface Wish {
  file: string
  learners: number
  /** Whether the table of the product is written anew. */
  isWritten: boolean
}

/** The table that the site shows while a pace is chosen, lived anew. */
export async function measurePaces({ file, learners, isWritten }: Wish): Promise<Row[]> {
  const startedAt = performance.now()
  const recalls = [...otherRecalls, ...toldRecalls]
  const paces = [...told.keys(), ...otherPaces]
    .toSorted((one, other) => one - other)
    .flatMap((newPerDay) => recalls.map((recall) => ({ newPerDay, recall })))
  const isTold = ({ newPerDay, recall }: Pace) =>
    told.has(newPerDay) && toldRecalls.includes(recall)
  const lives = await livePaces(
    file,
    paces.map((pace) => {
      return { pace, learners: isTold(pace) ? learners : Math.ceil(learners * shareOfOthers) }
    }),
  )
  const cells = paces.map((pace) => toCell(pace, lives.get(toKey(pace)) ?? []))
  if (isWritten) writeFileSync(tableFile, toSource({ learners, cells }))
  const seconds = (performance.now() - startedAt) / 1000
  return [
    figure(`${learners} learners for each pace, lived in`, `${round(seconds)} s`),
    ...cells.filter(isTold).flatMap((cell) => toRows(cell, lives.get(toKey(cell)) ?? [])),
    ...(isWritten ? [] : [compare(cells)]),
  ]
}

const toKey = ({ newPerDay, recall }: Pace) => `${newPerDay}/${recall}`

async function livePaces(
  file: string,
  paces: readonly { pace: Pace; learners: number }[],
): Promise<Map<string, LivedPace[]>> {
  const lives = new Map<string, LivedPace[]>()
  const processes = availableParallelism()
  await Promise.all(
    Array.from({ length: processes }, (_, process) => {
      const own = paces.map(({ pace, learners }) => {
        const numbers = Array.from({ length: learners }, (_learner, number) => number)
        return { pace, learners: numbers.filter((number) => number % processes === process) }
      })
      return forkLives<PaceOf>('pace-worker.ts', { file, paces: own }, ({ pace, lived }) => {
        lives.set(toKey(pace), [...(lives.get(toKey(pace)) ?? []), lived])
      })
    }),
  )
  return lives
}

/** The middle one of the learners, for each figure by itself. */
function findMiddle(lives: readonly LivedPace[], index: number): Stand {
  const middle = (name: keyof Stand) =>
    quantile(
      lives.flatMap((lived) => lived[index]?.[name] ?? []),
      0.5,
    )
  return {
    level: middle('level'),
    items: middle('items'),
    minutes: middle('minutes'),
    idleDays: middle('idleDays'),
    unexplainedDays: middle('unexplainedDays'),
  }
}

function toCell(pace: Pace, lives: readonly LivedPace[]): PaceCell {
  const stands = toldDays.map((dayNumber, index) => {
    const { level, items, minutes } = findMiddle(lives, index)
    return { dayNumber, level, items, minutes: Math.round(minutes) }
  })
  return { ...pace, stands }
}

function toRows({ newPerDay, recall }: Pace, lives: readonly LivedPace[]): Row[] {
  const stands = toldDays.map((dayNumber, index) => ({ dayNumber, ...findMiddle(lives, index) }))
  const name = `${newPerDay} new a day, ${Math.round(recall * 100)} % recalled`
  const text = stands
    .map(({ level, items, minutes, idleDays }) => {
      return `${level} · ${items} · ${Math.round(minutes)} · ${idleDays}`
    })
    .join(' | ')
  const wanted = recall === 0.9 ? told.get(newPerDay) : undefined
  const last = stands.at(-1)
  const unexplained = Math.max(...lives.map((lived) => lived.at(-1)?.unexplainedDays ?? 0))
  return [
    figure(`${name}: level · items · minutes · idle days, on day ${toldDays.join(' | ')}`, text),
    ...(wanted === undefined
      ? []
      : [atLeast('  level after a year', last?.level ?? 0, wanted, '')]),
    atMost('  days without a lesson that no brake explains, of any learner', unexplained, 0, ''),
  ]
}

/** How far the table that the site shows is from what was lived now. */
function compare(cells: readonly PaceCell[]): Row {
  const levels = cells.flatMap(({ newPerDay, recall, stands }) => {
    const shown = paceTable.cells.find((each) => toKey(each) === toKey({ newPerDay, recall }))
    return stands.map(({ level }, index) => Math.abs(level - (shown?.stands[index]?.level ?? 0)))
  })
  return atMost('levels that the table of the site is off by, at most', Math.max(...levels), 1, '')
}

function toSource({ learners, cells }: { learners: number; cells: readonly PaceCell[] }): string {
  const rows = cells.map(({ newPerDay, recall, stands }) => {
    const told = stands.map(
      ({ dayNumber, level, items, minutes }) =>
        `{ dayNumber: ${dayNumber}, level: ${level}, items: ${items}, minutes: ${minutes} },`,
    )
    return `    {
      newPerDay: ${newPerDay},
      recall: ${recall},
      stands: [
${told.map((each) => `        ${each}`).join('\n')}
      ],
    },`
  })
  return `/** Written by \`npm run bench -- year --write\`: where a pace leads. Not to be changed by hand. */

/** Where the middle one of many learners stands after so many days. */
export interface PaceStand {
  dayNumber: number
  /** The highest open level. */
  level: number
  /** Items whose lesson is done. */
  items: number
  /** Of a day, lessons and reviews. */
  minutes: number
}

export interface PaceCell {
  /** New cards a day. */
  newPerDay: number
  /** The chance of recall that is wanted and reached. */
  recall: number
  stands: readonly PaceStand[]
}

/** By pace and recall, both ascending. */
export const paceTable: { learners: number; cells: readonly PaceCell[] } = {
  learners: ${learners},
  cells: [
${rows.join('\n')}
  ],
}
`
}
