import { expect, test } from 'vitest'
import { applyToContaining, applyToList, applyToLists } from './apply-change'
import type { ListChange } from './list-change'
import type { SavedList } from './saved-list'
import { buildItem, buildList, buildSummary } from './testing/build-list'

const saved = buildList('日本語')
const { listId } = saved.list
const otherId = '00000000-0000-4000-8000-000000000002'
const at = '2026-04-01T12:00:00.000Z'

const textOf = ({ items }: SavedList) => items.map(({ text }) => text).join('')

const add = (kanjiId: string): ListChange => ({
  kind: 'add-items',
  listId,
  things: [{ thing: { kind: 'kanji', kanjiId }, text: kanjiId, reading: '', gloss: '' }],
  at,
})

test.each<[string, ListChange, string]>([
  [
    'is moved behind another',
    { kind: 'reorder-items', listId, itemIds: ['日'], afterItemId: '本' },
    '本日語',
  ],
  [
    'is moved to the front',
    { kind: 'reorder-items', listId, itemIds: ['語'], afterItemId: null },
    '語日本',
  ],
  [
    'stays where it is when the other one is gone by now',
    { kind: 'reorder-items', listId, itemIds: ['日'], afterItemId: '消' },
    '日本語',
  ],
  ['is added at the end', add('学'), '日本語学'],
  ['is not added twice', add('本'), '日本語'],
  ['is removed', { kind: 'remove-items', listId, itemIds: ['本'] }, '日語'],
  [
    'moves to another list',
    { kind: 'move-items', fromListId: listId, toListId: otherId, items: [buildItem('本')] },
    '日語',
  ],
  [
    'moves here from another list',
    { kind: 'move-items', fromListId: otherId, toListId: listId, items: [buildItem('学')] },
    '日本語学',
  ],
  [
    'of another list is none of this one’s',
    { kind: 'remove-items', listId: otherId, itemIds: ['本'] },
    '日本語',
  ],
])('an item %s', (_what, change, text) => {
  const changed = applyToList(saved, change)
  expect(textOf(changed)).toBe(text)
  expect(changed.list.itemCount).toBe(Array.from(text).length)
})

test('what was removed comes back at its places, with its notes', () => {
  const items = [
    { item: buildItem('日', { note: 'sun' }), index: 0 },
    { item: buildItem('語'), index: 2 },
  ]
  const removed = applyToList(saved, { kind: 'remove-items', listId, itemIds: ['日', '語'] })
  const restored = applyToList(removed, { kind: 'restore-items', listId, items })
  expect(textOf(restored)).toBe('日本語')
  expect(restored.items[0]?.note).toBe('sun')
})

test.each<ListChange>([
  add('学'),
  { kind: 'remove-items', listId, itemIds: ['本'] },
  { kind: 'restore-items', listId, items: [{ item: buildItem('学'), index: 1 }] },
  { kind: 'reorder-items', listId, itemIds: ['日'], afterItemId: '語' },
  { kind: 'set-note', listId, itemId: '日', note: 'sun' },
])('$kind made twice is made once: an answer may have been lost on its way back', (change) => {
  const once = applyToList(saved, change)
  expect(applyToList(once, change)).toEqual(once)
})

test('a deleted list comes back at its place', () => {
  const lists = [buildSummary({ listId: otherId }), saved.list]
  const deleted = applyToLists(lists, { kind: 'delete-list', listId: otherId })
  expect(deleted).toEqual([saved.list])
  const restore = { kind: 'restore-list', listId: otherId, index: 0 } as const
  expect(applyToLists(deleted, { ...restore, list: buildSummary({ listId: otherId }) })).toEqual(
    lists,
  )
})

test.each<[string, ListChange, string[]]>([
  ['was saved in', add('日'), [listId]],
  ['was not touched in', add('本'), []],
])('the dialog ticks the list that a kanji %s', (_what, change, listIds) => {
  expect(applyToContaining([], '日', change)).toEqual(listIds)
})

test('the dialog unticks a list that was deleted or that the thing was moved out of', () => {
  expect(applyToContaining([listId], '日', { kind: 'delete-list', listId })).toEqual([])
  const move = { kind: 'move-items', fromListId: listId, toListId: otherId } as const
  expect(applyToContaining([listId], '日', { ...move, items: [buildItem('日')] })).toEqual([
    otherId,
  ])
})
