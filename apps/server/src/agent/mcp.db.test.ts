import { newId } from '@kotonoha/api/testing/learners'
import { onboard } from '@kotonoha/api/testing/study'
import { describe, expect, test } from 'vitest'
import { createAgentWorld, type Generation } from './testing/agent-world'

const { world, server, makeToken, post, callTool, connect } = createAgentWorld()

const generations: [Generation, string][] = [
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
]

/** As much of an answer's content as a test looks into. */
const contentOf = <Content>(result: { structuredContent?: unknown }) =>
  result.structuredContent as Content

describe.each(generations)('the official client in the mode %s', (mode, version) => {
  test(`speaks ${version}, looks up, and writes a list`, async () => {
    const learner = await world.signIn()
    const { token } = await makeToken(learner)
    const client = await connect(token, mode)
    expect(client.getNegotiatedProtocolVersion()).toBe(version)

    const found = contentOf<{ results: [{ id: string }] }>(
      await client.callTool({ name: 'search', arguments: { query: '食べる' } }),
    )
    expect(found.results[0]).toMatchObject({
      title: expect.stringContaining('食べる【たべる】'),
      url: expect.stringMatching(/^https:\/\/kotonoha\.test\/app\/dict\/words\/\d+$/),
    })
    const entry = contentOf<{ text: string }>(
      await client.callTool({ name: 'fetch', arguments: { id: found.results[0].id } }),
    )
    expect(entry.text).toContain('to eat')

    const looked = contentOf<{ words: unknown[]; inflections: unknown[] }>(
      await client.callTool({ name: 'look_up_word', arguments: { query: '食べさせられた' } }),
    )
    expect(looked.words[0]).toMatchObject({ text: '食べる', reading: 'たべる', downsteps: [2] })
    expect(looked.inflections[0]).toMatchObject({ dictionaryForm: '食べる' })
    const kanji = contentOf<{ kanji: unknown[] }>(
      await client.callTool({ name: 'look_up_kanji', arguments: { kanji: '食べる' } }),
    )
    expect(kanji.kanji[0]).toMatchObject({ kanji: '食', radical: { literal: '食' } })

    const { list } = contentOf<{ list: { listId: string } }>(
      await client.callTool({ name: 'create_list', arguments: { name: '旅行' } }),
    )
    const items = [{ id: 'kanji:食', note: 'first' }, { id: found.results[0].id }]
    const added = await client.callTool({
      name: 'add_to_list',
      arguments: { listId: list.listId, items },
    })
    expect(contentOf(added)).toEqual({ listName: '旅行', itemCount: 2 })
    await client.callTool({
      name: 'set_list_note',
      arguments: { listId: list.listId, id: found.results[0].id, note: 'from 食' },
    })
    const read = contentOf<{ items: unknown[] }>(
      await client.callTool({ name: 'get_list', arguments: { listId: list.listId } }),
    )
    expect(read.items).toMatchObject([
      { text: '食', note: 'first' },
      { text: '食べる', note: 'from 食' },
    ])
    // It is the very list that the learner sees on the site.
    const { lists } = await learner.api.dict.lists.listLists()
    expect(lists).toMatchObject([{ listId: list.listId, name: '旅行', itemCount: 2 }])
  })

  test('hears in words that there is no progress before kanji study has begun', async () => {
    const learner = await world.signIn()
    const { token } = await makeToken(learner)
    const client = await connect(token, mode)
    const before = await client.callTool({ name: 'get_study_overview', arguments: {} })
    expect(before).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('has not begun kanji study yet') }],
    })
    await onboard(learner)
    const after = contentOf<{ lessonsAvailable: number }>(
      await client.callTool({ name: 'get_study_overview', arguments: {} }),
    )
    expect(after).toMatchObject({ level: 1, reviewsDue: 0 })
    expect(after.lessonsAvailable).toBeGreaterThan(0)
  })
})

test('the text of an answer is its structured content, which older clients read', async () => {
  const { token } = await makeToken(await world.signIn())
  const client = await connect(token)
  const result = await client.callTool({ name: 'search', arguments: { query: '日本' } })
  const [part] = result.content
  expect(JSON.parse(part?.type === 'text' ? part.text : '')).toEqual(result.structuredContent)
})

test.each([
  ['', 'no token'],
  ['Bearer kt_12345678', 'something like a token'],
  ['Basic abc', 'another scheme'],
])('Authorization: %s is answered with where to get a token: %s', async (authorization) => {
  const response = await post({}, { authorization })
  expect(response.status).toBe(401)
  const challenge = response.headers.get('www-authenticate')
  expect(challenge).toMatch(/^Bearer /)
  expect(challenge).toContain(
    'resource_metadata="https://kotonoha.test/.well-known/oauth-protected-resource/mcp"',
  )
  expect(challenge).toContain('scope="dictionary:read progress:read lists:write notes:write"')
})

test('a revoked token and one whose time is over open nothing from the next call on', async () => {
  const learner = await world.signIn()
  const revoked = await makeToken(learner)
  expect((await callTool(revoked.token, 'list_lists')).status).toBe(200)
  await learner.api.kanji.agent.revokeGrant({ mutationId: newId(), grantId: revoked.grantId })
  expect((await callTool(revoked.token, 'list_lists')).status).toBe(401)
  const old = await makeToken(learner)
  world.now = new Date(world.now.getTime() + 30 * 86_400_000)
  expect((await callTool(old.token, 'list_lists')).status).toBe(401)
})

test('tools beyond the scopes are not listed, and calling one names the scopes to ask for', async () => {
  const learner = await world.signIn()
  const { token } = await makeToken(learner, ['dictionary:read'])
  const client = await connect(token)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'analyse_sentence',
    'fetch',
    'list_words',
    'look_up_kanji',
    'look_up_word',
    'search',
  ])
  const response = await callTool(token, 'create_list', { name: 'x' })
  expect(response.status).toBe(403)
  expect(response.headers.get('www-authenticate')).toMatch(
    /error="insufficient_scope".*scope="dictionary:read lists:write"/,
  )
  expect((await learner.api.dict.lists.listLists()).lists).toEqual([])
  const { calls } = await learner.api.kanji.agent.listCalls({})
  expect(calls).toMatchObject([{ tool: 'create_list', outcome: 'refused', isChange: true }])
})

test('a token opens the tools only: no procedure of the site takes it', async () => {
  const { token } = await makeToken(await world.signIn())
  const headers = { authorization: `Bearer ${token}` }
  expect((await server.ask('/api/core.user.getMe', { headers })).status).toBe(401)
})

test('a page of another site is refused, whatever token it has', async () => {
  const { token } = await makeToken(await world.signIn())
  const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' }
  expect((await post({}, headers)).status).toBe(403)
})
