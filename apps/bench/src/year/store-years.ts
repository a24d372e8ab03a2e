import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createLearnerCalendar } from '@kotonoha/srs/learner-day'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { type ServerWithAccounts, withAccounts } from '../accounts/with-accounts'
import {
  ask,
  makeStudyLearners,
  type SignedUpLearner,
  studyZone,
  toSync,
} from '../study/study-learners'
import { atLeast, figure, type Row, round } from '../table'
import { makeUpHabits } from './learner-habits'
import type { LivedYear } from './live-year'
import { sendYear } from './send-year'
import type { SimulatedLearner } from './simulated-learner'
import { readCurriculum, type TaughtCurriculum } from './taught-subjects'

const storedLearners = 8
/** The server believes no answer that is older than 365 days and their first one. */
const days = 365

export interface StoredYears {
  rows: Row[]
  /** Of the database, for each answer that was stored, with all that follows from it. */
  bytesPerAnswer: number
}

/**
 * Sends the years of a few learners to the product, as devices would that were without a network:
 * every card must end as it did without a server. Tells what the years take on disk.
 */
export async function storeYears(file: string): Promise<StoredYears> {
  const curriculum = readCurriculum(file)
  return withAccounts(dirname(file), async (server) => {
    const learners = await makeStudyLearners(server.origin, {
      count: storedLearners,
      startLevel: 1,
    })
    const before = measureTables(server)
    const startedAt = performance.now()
    const stored = await Promise.all(
      learners.map((learner, number) => storeYear(server.origin, learner, { number, curriculum })),
    )
    const seconds = (performance.now() - startedAt) / 1000
    const total = (toCount: (each: (typeof stored)[number]) => number) =>
      stored.reduce((sum, each) => sum + toCount(each), 0)
    const answers = total((each) => each.answers)
    const cards = total((each) => each.cards)
    const same = total((each) => each.same)
    const bytes = measureTables(server) - before
    return {
      bytesPerAnswer: bytes / answers,
      rows: [
        figure(
          `${storedLearners} of them sent to the server: answers · cards`,
          `${answers} · ${cards}, in ${round(seconds)} s`,
        ),
        atLeast('  cards that the server has just so', (100 * same) / cards, 100, '%'),
        figure(
          '  on the level of the simulation',
          `${total((each) => Number(each.isOnLevel))} of ${storedLearners}`,
        ),
        figure('  bytes in the database for an answer, indexes included', round(bytes / answers)),
      ],
    }
  })
}

interface Sent {
  answers: number
  cards: number
  same: number
  isOnLevel: boolean
}

async function storeYear(
  origin: string,
  learner: SignedUpLearner,
  { number, curriculum }: { number: number; curriculum: TaughtCurriculum },
): Promise<Sent> {
  const { userId } = learner
  const habits = { ...makeUpHabits(number), userId, zone: studyZone, startLevel: 1 }
  const calendar = createLearnerCalendar({ zone: studyZone, dayStartHour: 4 })
  const firstDay = calendar.toDay(Date.now()) - days
  const client = openJsonClient(origin)
  const life = { habits, curriculum, firstDay, days }
  const { year, answers } = await sendYear(client, learner, life)
  const compared = await compare(client, learner, year)
  client.close()
  return { answers, ...compared }
}

async function compare(
  client: JsonClient,
  learner: SignedUpLearner,
  { learner: simulated, levelOpenedOn }: LivedYear & { learner: SimulatedLearner },
): Promise<Omit<Sent, 'answers'>> {
  let cards = 0
  let same = 0
  for (let since = 0, hasMore = true; hasMore; ) {
    const answer = await ask(client, learner, 'kanji.sync.changes', toSync(since))
    for (const wire of answer.cards) {
      const own = simulated.cards.get(wire.subjectId)?.find(({ facet }) => facet === wire.facet)
      cards += 1
      if (own !== undefined && isSame(own.card, wire)) same += 1
    }
    since = answer.revision
    hasMore = answer.hasMore
  }
  // What the server never heard of is not the same.
  const lived = [...simulated.cards.values()].reduce((sum, each) => sum + each.length, 0)
  const { level } = (await ask(client, learner, 'kanji.dashboard.get')).level
  return { cards: Math.max(cards, lived), same, isOnLevel: level === levelOpenedOn.length }
}

type SimulatedCard = ReturnType<SimulatedLearner['chooseReviews']>[number]['card']

function isSame(
  { phase, memory, dueAtMs, lastReviewedAtMs, lastDay, reps, lapses, streak }: SimulatedCard,
  wire: Record<string, unknown>,
): boolean {
  const toText = (atMs: number | undefined) =>
    atMs === undefined ? null : new Date(atMs).toISOString()
  const own: Record<string, unknown> = {
    phase,
    stability: memory?.stability ?? null,
    difficulty: memory?.difficulty ?? null,
    dueAt: toText(dueAtMs),
    lastReviewedAt: toText(lastReviewedAtMs),
    lastDay: lastDay ?? null,
    reps,
    lapses,
    streak,
  }
  return Object.entries(own).every(([name, value]) => wire[name] === value)
}

/** Tables and indexes; the write-ahead log, which is reused, is not counted. */
function measureTables({ databaseFolder }: ServerWithAccounts): number {
  return readdirSync(join(databaseFolder, 'base'), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + sizeOf(join(each.parentPath, each.name)), 0)
}

/** The server may drop a file of its own while we count. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
