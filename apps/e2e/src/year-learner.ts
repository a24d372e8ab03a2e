import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { addStudyLearner, type StudyLearner } from './study-learner'

const program = join(import.meta.dirname, '../../../packages/user-db/src/testing/fill-years.ts')

/** The last lessons lie so far back, so that their first reviews are over. */
const daysWithoutLessons = 15

export interface YearLearner extends StudyLearner {
  /** Learner days, counted from 1970: the first with study, and the last, which was yesterday. */
  firstDay: number
  lastDay: number
  answers: number
}

interface Tiles {
  items: { subjectId: number; kind: string }[]
}

/**
 * Somebody who learnt the whole course in even portions and answered every day. Their answers are
 * folded and counted by the code that counts answers, and written beside the site that runs: sent
 * one sitting after another they would take minutes.
 */
export async function addYearLearner(origin: string, days = 365): Promise<YearLearner> {
  const learner = await addStudyLearner(origin)
  const { levels } = await learner.ask<{ levels: unknown[] }>(
    'kanji.curriculum.getLevelOverview',
    {},
  )
  await learner.call('kanji.curriculum.setLevel', {
    mutationId: randomUUID(),
    level: levels.length,
    lower: 'keep',
  })
  const lists = await Promise.all([
    learner.ask<Tiles>('kanji.curriculum.listComponents', {}),
    learner.ask<Tiles>('kanji.curriculum.listKanji', { limit: 500 }),
    learner.ask<Tiles>('kanji.curriculum.listWords', { limit: 500 }),
  ])
  const cards = lists
    .flatMap(({ items }) => items)
    .flatMap(({ subjectId, kind }) =>
      (kind === 'component' ? ['meaning'] : ['meaning', 'reading']).map((facet) => ({
        subjectId,
        facet,
      })),
    )
  const { today } = await learner.ask<{ today: number }>('kanji.progress.getOverview', {})
  const firstDay = today - days
  const lastDay = today - 1
  const { answers } = await fillYears({
    dataFolder: dirname(inject('dictionaryFolder')),
    cards,
    years: {
      userId: findUserId(learner),
      zone: 'Europe/Vienna',
      retention: 0.9,
      firstDay,
      lastLessonDay: today - daysWithoutLessons,
      lastDay,
    },
    // Nothing is so old.
    archiveBeforeDay: firstDay,
  })
  return { ...learner, firstDay, lastDay, answers }
}

/** An access token says whose it is: https://www.rfc-editor.org/rfc/rfc7519#section-4.1.2 */
function findUserId({ accessToken }: StudyLearner): string {
  const [, payload = ''] = accessToken.split('.')
  const { sub }: { sub: string } = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return sub
}

async function fillYears(wish: object): Promise<{ answers: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.end(JSON.stringify(wish))
  const [answer, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`${program} ended with exit code ${code}`)
  return JSON.parse(answer) as { answers: number }
}
