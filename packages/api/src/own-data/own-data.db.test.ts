import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createWorld, newId } from '../testing/learners'
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

test('no archive without a token, nor for a session that was ended', async () => {
  const { api, context, sessionId } = await world.signIn()
  await expect(openOwnData({ ...context, accessToken: undefined })).rejects.toMatchObject({
    message: 'not-signed-in',
  })
  await api.core.user.endSession({ mutationId: newId(), sessionId })
  await expect(openOwnData(context)).rejects.toMatchObject({ message: 'session-ended' })
})
