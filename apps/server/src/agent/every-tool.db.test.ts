import { allTools } from '@kotonoha/agent/all-tools'
import { mostAnswerBytes } from '@kotonoha/agent/run-tool'
import { type Learner, newId } from '@kotonoha/api/testing/learners'
import { onboard } from '@kotonoha/api/testing/study'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createAgentWorld } from './testing/agent-world'

const { world, makeToken, post, callTool, connect } = createAgentWorld()

let owner: Learner
let token: string
let listId: string
beforeAll(async () => {
  owner = await world.signIn()
  await onboard(owner)
  token = (await makeToken(owner)).token
  listId = newId()
  await owner.api.dict.lists.createList({ mutationId: newId(), listId, name: 'secret name' })
  await owner.api.dict.lists.addItems({
    mutationId: newId(),
    listId,
    items: [{ thing: { kind: 'kanji', kanjiId: '日' }, note: 'secret note' }],
  })
})

/** A good call of each tool; a new tool without one fails the test. */
const calls: Record<string, () => object> = {
  search: () => ({ query: '食' }),
  fetch: () => ({ id: 'kanji:食' }),
  look_up_word: () => ({ query: '生', limit: 4 }),
  look_up_kanji: () => ({ kanji: '日本食' }),
  analyse_sentence: () => ({ sentence: '今日は日本で食べる' }),
  list_words: () => ({ jlpt: 'N5', partOfSpeech: 'verb' }),
  get_study_overview: () => ({}),
  get_due_forecast: () => ({}),
  list_trouble_items: () => ({}),
  list_known: () => ({ kind: 'kanji', howWell: 'low' }),
  list_lists: () => ({}),
  get_list: () => ({ listId }),
  create_list: () => ({ name: 'new' }),
  add_to_list: () => ({ listId, items: [{ id: 'kanji:本' }] }),
  set_list_note: () => ({ listId, id: 'kanji:日', note: 'secret note' }),
  set_study_note: () => ({ id: 'kanji:日', note: 'sun' }),
}

test.each(allTools.map((tool) => [tool.name, tool] as const))(
  '%s answers by its own schema, and no longer than it may',
  async (name, tool) => {
    const input = calls[name]
    expect(input).toBeDefined()
    const client = await connect(token)
    const result = await client.callTool({ name, arguments: { ...input?.() } })
    expect(result.isError).not.toBe(true)
    expect(tool.output.strict().parse(result.structuredContent)).toEqual(result.structuredContent)
    const [part] = result.content
    expect(Buffer.byteLength(part?.type === 'text' ? part.text : '')).toBeLessThan(mostAnswerBytes)
    world.now = new Date(world.now.getTime() + 60_000)
  },
)

test('what tools, resources and prompts say of themselves is an agreement', async () => {
  const client = await connect(token)
  const { tools } = await client.listTools()
  const { resourceTemplates } = await client.listResourceTemplates()
  const { prompts } = await client.listPrompts()
  expect({ tools, resourceTemplates, prompts }).toMatchSnapshot()
  const review = await client.getPrompt({ name: 'weekly_review' })
  expect(JSON.stringify(review)).toContain('get_study_overview')
  const word = await client.readResource({ uri: 'kotonoha://kanji/食' })
  expect(JSON.stringify(word)).toContain('Radical'.toLowerCase())
})

test('a token of one learner reads and changes nothing by the ids of another', async () => {
  const stranger = await world.signIn()
  await onboard(stranger)
  const { token: theirs } = await makeToken(stranger)
  const before = await owner.api.dict.lists.getList({ listId })
  for (const tool of ['get_list', 'add_to_list', 'set_list_note']) {
    const answer = await (await callTool(theirs, tool, calls[tool]?.() ?? {})).text()
    expect(answer).toContain('"isError":true')
    expect(answer).not.toContain('secret')
  }
  expect(await owner.api.dict.lists.getList({ listId })).toEqual(before)
  expect((await stranger.api.kanji.agent.listCalls({})).calls).toHaveLength(3)
})

test('the same change sent again under its requestId is done once', async () => {
  const learner = await world.signIn()
  const { token: own } = await makeToken(learner)
  const input = { name: 'once', requestId: newId() }
  const first = await (await callTool(own, 'create_list', input)).text()
  expect(await (await callTool(own, 'create_list', input)).text()).toBe(first)
  expect((await learner.api.dict.lists.listLists()).lists).toHaveLength(1)
})

test('what is looked up is noted and its text is not, unless the learner wants it', async () => {
  const learner = await world.signIn()
  const { token: own } = await makeToken(learner)
  const { agent } = learner.api.kanji
  const look = () => callTool(own, 'look_up_word', { query: '食べる' })
  const summaries = async () => (await agent.listCalls({})).calls.map(({ summary }) => summary)
  await look()
  expect(await summaries()).toEqual([''])
  await agent.setKeepsLookUps({ mutationId: newId(), keepsLookUps: true })
  await look()
  expect((await summaries()).toSorted()).toEqual(['', '食べる'])
  await agent.setKeepsLookUps({ mutationId: newId(), keepsLookUps: false })
  expect(await summaries()).toEqual(['', ''])
})

test('60 calls and 20 changes a minute are answered, and the next is told when to come', async () => {
  const { token: own } = await makeToken(await world.signIn())
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await callTool(own, 'create_list', { name: `${count}` })).status)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  const { token: reader } = await makeToken(await world.signIn())
  for (let count = 0; count < 60; count += 1) await callTool(reader, 'list_lists')
  const refused = await callTool(reader, 'list_lists')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  world.now = new Date(world.now.getTime() + 60_000)
  expect((await callTool(reader, 'list_lists')).status).toBe(200)
})

/** `MALFORMED_MESSAGES=10000` tries more of them than a run of all tests has time for. */
const malformedCount = Number(process.env.MALFORMED_MESSAGES ?? 1000)

test('malformed messages get an answer each, and none is a fault of ours', {
  timeout: Math.max(120_000, malformedCount * 60),
}, async () => {
  const authorization = `Bearer ${token}`
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.json({ maxDepth: 3 }),
    fc
      .record({
        jsonrpc: fc.constantFrom('2.0', '1.0', 2, null),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.constant([])),
        method: fc.oneof(
          fc.constantFrom(
            'tools/call',
            'tools/list',
            'resources/read',
            'prompts/get',
            'initialize',
          ),
          fc.string(),
          fc.integer(),
        ),
        params: fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.record({
            name: fc.constantFrom(...allTools.map(({ name }) => name), '__proto__', 'x'),
            arguments: fc.jsonValue({ maxDepth: 3 }),
          }),
        ),
      })
      .map((message) => JSON.stringify(message)),
  )
  const bodies = fc.sample(odd, { numRuns: malformedCount, seed: 42 })
  const faults: string[] = []
  for (let from = 0; from < bodies.length; from += 50) {
    // Within the limits of a minute and of a day, so that each reaches the protocol.
    world.now = new Date(world.now.getTime() + 3_600_000)
    await Promise.all(
      bodies.slice(from, from + 50).map(async (body) => {
        const response = await post(body, { authorization })
        await response.arrayBuffer()
        if (response.status >= 500 || response.status === 429) faults.push(body)
      }),
    )
  }
  expect(faults).toEqual([])
  expect((await post('x'.repeat(65 * 1024), { authorization })).status).toBe(413)
})
