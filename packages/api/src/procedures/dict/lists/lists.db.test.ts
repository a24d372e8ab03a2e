import { maxItemsPerList, maxListsPerUser } from '@kotonoha/contract/dict/lists/limits'
import { addItems } from '@kotonoha/user-db/queries/lists/change-items'
import { createList } from '@kotonoha/user-db/queries/lists/change-lists'
import { expect, test } from 'vitest'
import { type Api, createWorld, newId } from '../../../testing/learners'

const world = createWorld()

const kanji = (kanjiId: string) => ({ kind: 'kanji' as const, kanjiId })

async function findWord(text: string) {
  const { items } = await world.callWith().dict.search.search({ query: text })
  const found = items.find((item) => item.kind === 'word' && item.text === text)
  if (found?.kind !== 'word') throw new Error(`The tiny dictionary has no ${text}`)
  return { kind: 'word' as const, wordId: found.wordId, spellingId: found.spellingId }
}

async function makeList(api: Api, name = 'Chapter 3'): Promise<string> {
  const listId = newId()
  await api.dict.lists.createList({ mutationId: newId(), listId, name })
  return listId
}

async function add(api: Api, listId: string, literals: string): Promise<void> {
  const items = Array.from(literals, (each) => ({ thing: kanji(each) }))
  await api.dict.lists.addItems({ mutationId: newId(), listId, items })
}

async function readOrder(api: Api, listId: string): Promise<string> {
  const { items } = await api.dict.lists.getList({ listId })
  return items.map((item) => item.text).join('')
}

test('words and kanji are kept together, with what the dictionary says of them', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  const eat = await findWord('食べる')
  const items = [{ thing: eat, note: 'every day' }, { thing: kanji('食') }]
  await api.dict.lists.addItems({ mutationId: newId(), listId, items })
  const { list, items: kept } = await api.dict.lists.getList({ listId })
  expect(list).toMatchObject({ name: 'Chapter 3', itemCount: 2, shareToken: null })
  expect(kept).toMatchObject([
    { itemId: eat.spellingId, thing: eat, note: 'every day', text: '食べる', reading: 'たべる' },
    {
      itemId: '食',
      thing: kanji('食'),
      note: '',
      text: '食',
      kanji: { literal: '食' },
      word: null,
    },
  ])
  expect(kept[0]?.word?.furigana).toBeDefined()
})

test('a list can be read and changed while there is no dictionary, but for additions', async () => {
  const { api, context } = await world.signIn()
  const listId = await makeList(api)
  await add(api, listId, '食')
  const { appRouter } = await import('../../../app-router')
  const early = appRouter.createCaller({ ...context, dictionary: undefined })
  expect((await early.dict.lists.getList({ listId })).items).toMatchObject([
    { text: '食', kanji: null },
  ])
  const call = early.dict.lists.addItems({
    mutationId: newId(),
    listId,
    items: [{ thing: kanji('本') }],
  })
  await expect(call).rejects.toMatchObject({ message: 'dictionary-not-ready' })
})

test('what the dictionary does not have cannot be saved', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  const eat = await findWord('食べる')
  for (const thing of [kanji('鰐'), { ...eat, wordId: eat.wordId + 1 }]) {
    const call = api.dict.lists.addItems({ mutationId: newId(), listId, items: [{ thing }] })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('saving the same thing again changes nothing, and a repeated call does not bring it back', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  const addition = { mutationId: newId(), listId, items: [{ thing: kanji('食'), note: 'a' }] }
  await api.dict.lists.addItems(addition)
  await api.dict.lists.addItems({ ...addition, mutationId: newId() })
  expect(await readOrder(api, listId)).toBe('食')
  await api.dict.lists.removeItems({ mutationId: newId(), listId, itemIds: ['食'] })
  await api.dict.lists.addItems(addition)
  expect(await readOrder(api, listId)).toBe('')
})

test('items are put behind others or first, many at once', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  await add(api, listId, '日本人生食')
  const reorder = (itemIds: string[], afterItemId: string | null) =>
    api.dict.lists.reorderItems({ mutationId: newId(), listId, itemIds, afterItemId })
  await reorder(['食', '日'], '本')
  expect(await readOrder(api, listId)).toBe('本食日人生')
  await reorder(['生'], null)
  expect(await readOrder(api, listId)).toBe('生本食日人')
  await expect(reorder(['生'], '鰐')).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two devices that edit one list at once keep both edits', async () => {
  const phone = await world.signIn()
  const laptop = await world.signIn({ userId: phone.userId })
  const listId = await makeList(phone.api)
  await add(phone.api, listId, '日本人')
  await Promise.all([
    phone.api.dict.lists.renameList({ mutationId: newId(), listId, name: 'Chapter 4' }),
    laptop.api.dict.lists.setNote({ mutationId: newId(), listId, itemId: '本', note: 'book' }),
    add(phone.api, listId, '生'),
    add(laptop.api, listId, '食'),
    phone.api.dict.lists.removeItems({ mutationId: newId(), listId, itemIds: ['人'] }),
    laptop.api.dict.lists.reorderItems({
      mutationId: newId(),
      listId,
      itemIds: ['本'],
      afterItemId: null,
    }),
  ])
  const { list, items } = await phone.api.dict.lists.getList({ listId })
  expect(list).toMatchObject({ name: 'Chapter 4', itemCount: 4 })
  expect(items.slice(0, 2).map((item) => item.text)).toEqual(['本', '日'])
  expect(new Set(items.slice(2).map((item) => item.text))).toEqual(new Set(['生', '食']))
  expect(items[0]?.note).toBe('book')
})

test('removed items come back where they were, with their notes', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  await add(api, listId, '日本人')
  await api.dict.lists.setNote({ mutationId: newId(), listId, itemId: '本', note: 'book' })
  const itemIds = ['本', '日']
  await api.dict.lists.removeItems({ mutationId: newId(), listId, itemIds })
  expect(await readOrder(api, listId)).toBe('人')
  await api.dict.lists.restoreItems({ mutationId: newId(), listId, itemIds })
  const { items } = await api.dict.lists.getList({ listId })
  expect(items.map(({ text, note }) => text + note)).toEqual(['日', '本book', '人'])
})

test('items are moved to another list with their notes', async () => {
  const { api } = await world.signIn()
  const from = await makeList(api)
  const to = await makeList(api)
  await add(api, from, '日本人')
  await add(api, to, '生')
  await api.dict.lists.setNote({ mutationId: newId(), listId: from, itemId: '本', note: 'book' })
  const move = { mutationId: newId(), fromListId: from, toListId: to, itemIds: ['本', '人'] }
  await api.dict.lists.moveItems(move)
  await api.dict.lists.moveItems(move)
  expect(await readOrder(api, from)).toBe('日')
  const { items } = await api.dict.lists.getList({ listId: to })
  expect(items.map(({ text, note }) => text + note)).toEqual(['生', '本book', '人'])
  const containing = await api.dict.lists.listsContaining({ itemId: '本' })
  expect(containing).toEqual({ listIds: [to] })
})

test('lists are ordered by hand, and a deleted one comes back with all that was in it', async () => {
  const { api } = await world.signIn()
  const [a, b, c] = [await makeList(api, 'a'), await makeList(api, 'b'), await makeList(api, 'c')]
  await add(api, b, '食')
  const names = async () =>
    (await api.dict.lists.listLists()).lists.map((list) => list.name + list.itemCount).join()
  await api.dict.lists.reorderLists({ mutationId: newId(), listId: c, afterListId: null })
  await api.dict.lists.reorderLists({ mutationId: newId(), listId: c, afterListId: c })
  expect(await names()).toBe('c0,a0,b1')
  await api.dict.lists.reorderLists({ mutationId: newId(), listId: a, afterListId: b })
  expect(await names()).toBe('c0,b1,a0')
  await api.dict.lists.deleteList({ mutationId: newId(), listId: b })
  expect(await names()).toBe('c0,a0')
  await expect(api.dict.lists.getList({ listId: b })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await api.dict.lists.restoreList({ mutationId: newId(), listId: b })
  expect(await names()).toBe('c0,b1,a0')
})

test('the id of a deleted list is not given to a new one', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api)
  await api.dict.lists.deleteList({ mutationId: newId(), listId })
  const call = api.dict.lists.createList({ mutationId: newId(), listId, name: 'again' })
  await expect(call).rejects.toMatchObject({ code: 'CONFLICT', message: 'id-taken' })
})

test('whoever has the link reads the list, until it is withdrawn or the list deleted', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api, 'For my class')
  await add(api, listId, '食')
  const { shareToken } = await api.dict.lists.createShareLink({ mutationId: newId(), listId })
  expect(await api.dict.lists.createShareLink({ mutationId: newId(), listId })).toEqual({
    shareToken,
  })
  const stranger = world.callWith()
  const shared = await stranger.dict.lists.getSharedList({ shareToken })
  expect(shared).toMatchObject({ name: 'For my class', itemCount: 1, items: [{ text: '食' }] })
  await add(api, listId, '生')
  const beginning = await stranger.dict.lists.getSharedList({ shareToken, first: 1 })
  expect(beginning).toMatchObject({ itemCount: 2, items: [{ text: '食' }] })
  const read = () => stranger.dict.lists.getSharedList({ shareToken })
  await api.dict.lists.deleteList({ mutationId: newId(), listId })
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await api.dict.lists.restoreList({ mutationId: newId(), listId })
  await read()
  await api.dict.lists.withdrawShareLink({ mutationId: newId(), listId })
  await expect(read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const again = await api.dict.lists.createShareLink({ mutationId: newId(), listId })
  expect(again.shareToken).not.toBe(shareToken)
})

test('a list is exported for spreadsheets and for Anki', async () => {
  const { api } = await world.signIn()
  const listId = await makeList(api, 'Food / "drink"')
  const eat = await findWord('食べる')
  const items = [{ thing: eat, note: 'a, "b"\n<c>\td' }]
  await api.dict.lists.addItems({ mutationId: newId(), listId, items })
  const csv = await api.dict.lists.exportList({ listId, format: 'csv' })
  expect(csv.fileName).toBe('Food - -drink-.csv')
  expect(csv.content).toBe(
    '\ufeffkind,text,reading,meaning,note,added\r\n' +
      `word,食べる,たべる,"to eat, to have a meal","a, ""b""\n<c>\td",2026-04-01T12:00:00.000Z\r\n`,
  )
  const anki = await api.dict.lists.exportList({ listId, format: 'anki' })
  expect(anki.content.split('\n').slice(-2)).toEqual([
    '食べる\tたべる\tto eat, to have a meal\ta, &quot;b&quot;<br>&lt;c&gt; d',
    '',
  ])
})

test('there is a limit on lists, and a clear error beyond it', async () => {
  const { api, userId } = await world.signIn()
  for (let count = 0; count < maxListsPerUser; count += 1) {
    const list = { userId, listId: newId(), name: `${count}`, at: world.now }
    await createList(world.userDb, list)
  }
  await expect(makeList(api)).rejects.toMatchObject({
    code: 'UNPROCESSABLE_CONTENT',
    message: 'too-many-lists',
  })
  expect((await api.dict.lists.listLists()).lists).toHaveLength(maxListsPerUser)
})

test('there is a limit on items, which no addition, move or undo gets around', async () => {
  const { api, userId } = await world.signIn()
  const full = await makeList(api)
  const first = '日'
  const second = '本'
  await add(api, full, first)
  await api.dict.lists.removeItems({ mutationId: newId(), listId: full, itemIds: [first] })
  const items = Array.from({ length: maxItemsPerList }, (_, number) => ({
    kind: 'kanji' as const,
    targetId: String.fromCodePoint(0x20000 + number),
    wordId: undefined,
    text: 'x',
    reading: '',
    meaning: '',
  }))
  await world.userDb.transaction((queries) =>
    addItems(queries, { userId, listId: full, items, at: world.now }),
  )
  const tooMany = { code: 'UNPROCESSABLE_CONTENT', message: 'too-many-items' }
  await expect(add(api, full, second)).rejects.toMatchObject(tooMany)
  const restore = { mutationId: newId(), listId: full, itemIds: [first] }
  await expect(api.dict.lists.restoreItems(restore)).rejects.toMatchObject(tooMany)
  const other = await makeList(api)
  await add(api, other, second)
  const move = { mutationId: newId(), fromListId: other, toListId: full, itemIds: [second] }
  await expect(api.dict.lists.moveItems(move)).rejects.toMatchObject(tooMany)
  expect(await readOrder(api, other)).toBe(second)
})
