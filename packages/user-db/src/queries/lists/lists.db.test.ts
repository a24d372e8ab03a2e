import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeUserId } from '../../testing/make-user-id'
import { openTestUserDb } from '../../testing/open-test-user-db'
import type { UserDb } from '../../user-db'
import { addItems, moveItems, removeItems, restoreItems, setNote } from './change-items'
import {
  countLists,
  createList,
  deleteList,
  placeList,
  renameList,
  restoreList,
} from './change-lists'
import { listItems } from './list-item'
import { placeItems } from './place-items'
import { purgeRemoved } from './purge-removed'
import { findSavedList, listListsContaining, listSavedLists } from './saved-list'
import { findSharedList, shareList, withdrawShare } from './share-list'

const at = new Date('2026-04-01T09:00:00Z')
const later = new Date('2026-05-01T09:00:00Z')

let userDb: UserDb
let userId: string
let listId: string

beforeAll(async () => {
  userDb = await openTestUserDb()
}, 60_000)

afterAll(() => userDb.close())

beforeEach(async () => {
  userId = makeUserId()
  listId = makeUserId()
  await createList(userDb, { userId, listId, name: '旅行', at })
})

function kanji(targetId: string) {
  return { kind: 'kanji' as const, targetId }
}

function add(literals: string, note = '', to = listId) {
  const items = [...literals].map((literal) => ({
    ...kanji(literal),
    wordId: undefined,
    text: literal,
    reading: '',
    meaning: '',
    note,
  }))
  return userDb.transaction((queries) => addItems(queries, { userId, listId: to, items, at }))
}

function place(literals: string, after: string | undefined) {
  const items = [...literals].map(kanji)
  const anchor = after === undefined ? undefined : kanji(after)
  return userDb.transaction((queries) =>
    placeItems(queries, { userId, listId, items, after: anchor, at }),
  )
}

function remove(literals: string) {
  const items = [...literals].map(kanji)
  return userDb.transaction((queries) => removeItems(queries, { userId, listId, items, at }))
}

async function order(of = listId): Promise<string> {
  return (await listItems(userDb, { userId, listId: of })).map((item) => item.targetId).join('')
}

describe('items', () => {
  test('stand in the order in which they were added', async () => {
    await add('日一国')
    expect(await order()).toBe('日一国')
  })

  test('are there once, however often they are added', async () => {
    await add('日一')
    await add('一国日')
    expect(await order()).toBe('日一国')
  })

  test('are moved behind another one, or to the front', async () => {
    await add('一二三四')
    expect(await place('四', '一')).toBe(true)
    expect(await order()).toBe('一四二三')
    expect(await place('三', undefined)).toBe(true)
    expect(await order()).toBe('三一四二')
  })

  test('are moved several at a time, in the order given', async () => {
    await add('一二三四五')
    await place('五二', '三')
    expect(await order()).toBe('一三五二四')
  })

  test('are not moved behind something that the list does not have', async () => {
    await add('一二')
    expect(await place('一', '駅')).toBe(false)
    expect(await order()).toBe('一二')
  })

  test('can be moved into the same gap for ever: numbers are given anew when none fits', async () => {
    await add('一二三')
    for (let turn = 0; turn < 40; turn += 1) {
      await place('三', '一')
      await place('二', '一')
    }
    expect(await order()).toBe('一二三')
  })

  test('come back to their place, note included, when their removal is undone', async () => {
    await add('一二三', '覚えた')
    await remove('二')
    expect(await order()).toBe('一三')
    await userDb.transaction((queries) =>
      restoreItems(queries, { userId, listId, items: [kanji('二')], at }),
    )
    expect(await order()).toBe('一二三')
    expect((await listItems(userDb, { userId, listId }))[1]?.note).toBe('覚えた')
  })

  test('that were removed and are added again come to the end', async () => {
    await add('一二三')
    await remove('一')
    await add('一')
    expect(await order()).toBe('二三一')
  })

  test('keep their note when they move to another list', async () => {
    const otherId = makeUserId()
    await createList(userDb, { userId, listId: otherId, name: '試験', at })
    await add('一二', '難しい')
    await add('二', '易しい', otherId)
    await userDb.transaction((queries) => {
      const items = [kanji('一'), kanji('二')]
      return moveItems(queries, { userId, listId, toListId: otherId, items, at })
    })
    expect(await order()).toBe('')
    const moved = await listItems(userDb, { userId, listId: otherId })
    expect(moved.map(({ targetId, note }) => [targetId, note])).toEqual([
      ['二', '易しい\n難しい'],
      ['一', '難しい'],
    ])
  })

  test('of two devices that edit one list at the same time are all kept', async () => {
    await add('一二三四五六七八')
    await Promise.all([
      add('九'),
      remove('一'),
      add('十'),
      place('八', '三'),
      userDb.transaction((queries) =>
        setNote(queries, { userId, listId, item: kanji('五'), note: '五月', at }),
      ),
      remove('二'),
      place('七', undefined),
    ])
    const items = await listItems(userDb, { userId, listId })
    expect(items.map((item) => item.targetId).toSorted()).toEqual(
      [...'三四五六七八九十'].toSorted(),
    )
    const text = items.map((item) => item.targetId).join('')
    expect(text).toMatch(/^七三八四五六[九十]{2}$/)
    expect(items.find((item) => item.targetId === '五')?.note).toBe('五月')
  })

  test('of opposite moves between two lists end in one of them, without a deadlock', async () => {
    const otherId = makeUserId()
    await createList(userDb, { userId, listId: otherId, name: '試験', at })
    await add('一')
    await add('二', '', otherId)
    const move = (from: string, to: string, literal: string) =>
      userDb.transaction((queries) =>
        moveItems(queries, { userId, listId: from, toListId: to, items: [kanji(literal)], at }),
      )
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all([move(listId, otherId, '一'), move(otherId, listId, '二')])
      await Promise.all([move(otherId, listId, '一'), move(listId, otherId, '二')])
    }
    expect(await order()).toBe('一')
    expect(await order(otherId)).toBe('二')
  })
})

describe('lists', () => {
  test('are made once, although the request came twice', async () => {
    await createList(userDb, { userId, listId, name: '別名', at })
    expect((await listSavedLists(userDb, userId)).map((each) => each.name)).toEqual(['旅行'])
  })

  test('are ordered by hand', async () => {
    const secondId = makeUserId()
    await createList(userDb, { userId, listId: secondId, name: '試験', at })
    const toFront = { userId, listId: secondId, afterListId: undefined }
    expect(await userDb.transaction((queries) => placeList(queries, toFront))).toBe(true)
    expect((await listSavedLists(userDb, userId)).map((each) => each.name)).toEqual([
      '試験',
      '旅行',
    ])
  })

  test('come back with everything in them when their deletion is undone', async () => {
    await add('駅')
    expect(await deleteList(userDb, { userId, listId, at })).toBe(true)
    expect(await findSavedList(userDb, { userId, listId })).toBeUndefined()
    expect(await countLists(userDb, userId)).toBe(0)
    expect(await add('車')).toBe(false)
    expect(await restoreList(userDb, { userId, listId })).toBe(true)
    expect(await findSavedList(userDb, { userId, listId })).toMatchObject({ itemCount: 1 })
  })

  test('that were removed are really deleted after a while, and others are not', async () => {
    const keptId = makeUserId()
    await createList(userDb, { userId, listId: keptId, name: '残る', at })
    await add('一二', '', keptId)
    await add('一')
    await deleteList(userDb, { userId, listId, at })
    await userDb.transaction((queries) => purgeRemoved(queries, later))
    expect(await restoreList(userDb, { userId, listId })).toBe(false)
    expect(await order(keptId)).toBe('一二')
  })

  test('tell which of them hold a kanji already', async () => {
    await add('駅')
    expect(await listListsContaining(userDb, { userId, ...kanji('駅') })).toEqual([listId])
    await remove('駅')
    expect(await listListsContaining(userDb, { userId, ...kanji('駅') })).toEqual([])
  })

  test('are nobody else’s to see or change', async () => {
    await add('駅')
    const stranger = makeUserId()
    const change = { userId: stranger, listId, at }
    expect(await renameList(userDb, { ...change, name: '盗' })).toBe(false)
    expect(await deleteList(userDb, change)).toBe(false)
    expect(await findSavedList(userDb, { userId: stranger, listId })).toBeUndefined()
    expect(await listItems(userDb, { userId: stranger, listId })).toEqual([])
    const share = { userId: stranger, listId, token: 't0', at }
    expect(await userDb.transaction((queries) => shareList(queries, share))).toBeUndefined()
  })
})

describe('a link to a list', () => {
  const share = (token: string) =>
    userDb.transaction((queries) => shareList(queries, { userId, listId, token, at }))

  test('stays the same when it is asked for twice', async () => {
    expect(await share('first')).toBe('first')
    expect(await share('second')).toBe('first')
    expect(await findSharedList(userDb, 'first')).toEqual({ userId, listId })
    expect(await findSavedList(userDb, { userId, listId })).toMatchObject({ shareToken: 'first' })
  })

  test('is dead for good once it is withdrawn', async () => {
    await share('withdrawn')
    const mine = { userId, listId }
    expect(await userDb.transaction((queries) => withdrawShare(queries, mine))).toBe(true)
    expect(await findSharedList(userDb, 'withdrawn')).toBeUndefined()
    expect(await share('new')).toBe('new')
    expect(await findSharedList(userDb, 'withdrawn')).toBeUndefined()
  })
})
