import { statement } from '@kotonoha/user-db/statement'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createWorld, newId } from '../testing/learners'
import { answerTo, doLessons, onboard } from '../testing/study'
import { openOwnData } from './open-own-data'

const world = createWorld()

async function unpack(bytes: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const files = unzipSync(new Uint8Array(await new Response(bytes).arrayBuffer()))
  return new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]))
}

test('the archive has everything of the learner, as JSON and as CSV, and nothing of others', async () => {
  const { api, context } = await world.signIn()
  const other = await world.signIn()
  const listId = newId()
  await api.dict.lists.createList({ mutationId: newId(), listId, name: 'My "own", list' })
  const thing = { kind: 'kanji' as const, kanjiId: '食' }
  const items = [{ thing, note: 'two\nlines' }]
  await api.dict.lists.addItems({ mutationId: newId(), listId, items })
  await other.api.dict.lists.createList({
    mutationId: newId(),
    listId: newId(),
    name: 'of somebody else',
  })
  const { fileName, bytes } = await openOwnData(context)
  expect(fileName).toBe('kotonoha-2026-04-01.zip')
  const files = await unpack(bytes)
  const json = JSON.parse(files.get('own-data.json') ?? '')
  expect(json.list).toMatchObject([{ listId, name: 'My "own", list' }])
  expect(json.listItem).toMatchObject([{ targetId: '食', note: 'two\nlines' }])
  expect(files.get('list.csv')).toContain('"My ""own"", list"')
  expect(files.get('listItem.csv')).toContain('"two\nlines"')
  expect([...files.values()].join()).not.toContain('of somebody else')
})

test('what a reset of levels took away is in the archive as it was kept', async () => {
  const { context, userId } = await world.signIn()
  const cards = Array.from({ length: 2000 }, (_, subject_id) => ({ subject_id, facet: 'a "b", c' }))
  const add = statement(
    `INSERT INTO level_reset (user_id, reset_id, from_level, cards, levels, created_at)
     VALUES ($1, $2, 1, $3::jsonb, '[1]', $4)`,
  )
  await world.userDb.run(add, [userId, newId(), JSON.stringify(cards), world.now])
  const files = await unpack((await openOwnData(context)).bytes)
  expect(JSON.parse(files.get('own-data.json') ?? '').levelReset).toMatchObject([
    { fromLevel: 1, cards, levels: [1] },
  ])
  const [, line = ''] = files.get('levelReset.csv')?.split('\r\n') ?? []
  const [, cell = ''] = /^1,"(.*)",\[1\],/.exec(line) ?? []
  expect(JSON.parse(cell.replaceAll('""', '"'))).toEqual(cards)
})

test('how often “my answer was right” was said of an item is in it, and what was answered', async () => {
  const learner = await world.signIn()
  const { api, context } = learner
  await onboard(learner)
  const [card, other] = await doLessons(learner, new Date(world.now.getTime() - 5 * 86_400_000))
  if (card === undefined || other === undefined) throw new Error('no lessons')
  const disputed = { ...answerTo(card, world.now, { rating: 1 }), answer: 'daylight' }
  const missed = answerTo(other, world.now, { rating: 1 })
  await api.kanji.study.submitReviews({ reviews: [disputed, missed] })
  await api.kanji.study.override({ reviewId: disputed.reviewId, rating: 3 })
  const files = await unpack((await openOwnData(context)).bytes)
  const { answersCalledRight } = JSON.parse(files.get('own-data.json') ?? '')
  expect(answersCalledRight).toEqual([
    { subjectId: card.subjectId, facet: expect.any(Number), times: 1, answers: ['daylight'] },
  ])
  expect(files.has('answersCalledRight.csv')).toBe(true)
})

test('no archive without a token, nor for a session that was ended', async () => {
  const { api, context, sessionId } = await world.signIn()
  await expect(openOwnData({ ...context, accessToken: undefined })).rejects.toMatchObject({
    message: 'not-signed-in',
  })
  await api.core.user.endSession({ mutationId: newId(), sessionId })
  await expect(openOwnData(context)).rejects.toMatchObject({ message: 'session-ended' })
})

test('one archive at a time and a few an hour; one that is left makes room', async () => {
  const { context } = await world.signIn()
  const first = await openOwnData(context)
  await expect(openOwnData(context)).rejects.toMatchObject({ message: 'too-many-calls' })
  await first.bytes.cancel()
  for (let count = 0; count < 4; count += 1) await unpack((await openOwnData(context)).bytes)
  const other = await world.signIn()
  await unpack((await openOwnData(other.context)).bytes)
  await expect(
    Promise.all([1, 2].map(async () => unpack((await openOwnData(context)).bytes))),
  ).rejects.toMatchObject({ message: 'too-many-calls' })
})

test('who finds a device open, signed in a while ago, does not get everything', async () => {
  const { context } = await world.signIn()
  const before = world.now
  world.now = new Date(before.getTime() + 16 * 60_000)
  try {
    await expect(openOwnData(context)).rejects.toMatchObject({
      message: 'reauthentication-needed',
    })
  } finally {
    world.now = before
  }
})
