import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evaluateLog } from '@kotonoha/srs/commands/evaluate-log'
import { afterAll, expect, test } from 'vitest'
import { createWorld, newId } from '../testing/learners'
import { quickForgetter, storeAnswers } from '../testing/store-answers'
import { answerTo, doLessons, onboard } from '../testing/study'
import { openReviewLog } from './open-review-log'

const world = createWorld()
const folder = mkdtempSync(join(tmpdir(), 'review-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = async (context: Parameters<typeof openReviewLog>[0]) =>
  new Response((await openReviewLog(context)).bytes).text()

test('the log that is downloaded is read back by the command that evaluates one', async () => {
  const { userId, context } = await world.signIn()
  const today = Math.floor(world.now.getTime() / 86_400_000)
  const log = { userId, cards: 350, days: 200, today, parameters: quickForgetter }
  const foretold = await storeAnswers(world.userDb, log)
  const path = join(folder, 'log.csv')
  writeFileSync(path, await read(context))
  const [first = ''] = await evaluateLog([path], () => Promise.resolve(undefined))
  expect(first).toContain('of 350 cards')
  expect(first).toContain(`${foretold.toLocaleString('en-US')} long-term`)
})

test('it has what counts of the learner alone; a card that is started over is another one', async () => {
  const learner = await world.signIn()
  await onboard(learner)
  const [card] = await doLessons(learner, world.now)
  if (card === undefined) throw new Error('no lesson')
  const { subjectId } = card
  const at = new Date(world.now.getTime() + 3 * 86_400_000)
  world.now = at
  const right = answerTo(card, at)
  await learner.api.kanji.study.submitReviews({ reviews: [right] })
  await learner.api.kanji.study.undo({ reviewId: right.reviewId })
  await learner.api.kanji.study.submitReviews({ reviews: [answerTo(card, at, { rating: 1 })] })
  const [header, ...lines] = (await read(learner.context)).trim().split('\n')
  expect(header).toBe('card_id,review_time,review_rating,review_state,review_duration')
  const own = lines.filter((line) => line.startsWith(`${subjectId}-${card.facet},`))
  expect(own).toHaveLength(2)
  expect(own[0]).toMatch(/,3,0,\d+$/)
  expect(own[1]).toBe(`${subjectId}-${card.facet},${at.getTime()},1,2,4000`)

  await learner.api.kanji.study.resetCard({ mutationId: newId(), subjectId })
  world.now = new Date(at.getTime() + 86_400_000)
  await doLessons(learner, world.now)
  const after = (await read(learner.context)).trim().split('\n')
  expect(after.filter((line) => line.startsWith(`${subjectId}-${card.facet},`))).toHaveLength(2)
  expect(await read((await world.signIn()).context)).toBe(`${header}\n`)
})

test('nobody reads it without a session', async () => {
  const { api, context, sessionId } = await world.signIn()
  await expect(openReviewLog({ ...context, accessToken: undefined })).rejects.toMatchObject({
    message: 'not-signed-in',
  })
  await api.core.user.endSession({ mutationId: newId(), sessionId })
  await expect(openReviewLog(context)).rejects.toMatchObject({ message: 'session-ended' })
})
