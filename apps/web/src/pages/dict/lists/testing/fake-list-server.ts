import { vi } from 'vitest'
import type { SavedList } from '../../../../dictionary/saved-lists/saved-list'

interface Input {
  mutationId: string
  listId: string
  fromListId: string
  toListId: string
  name: string
  note: string
  itemId: string
  itemIds: string[]
  afterItemId: string | null
}

interface KeptList extends SavedList {
  isDeleted: boolean
  removed: SavedList['items']
}

/** A server with one learner's lists, as far as the pages of lists ask it anything. */
export interface FakeListServer {
  /** As the next visit would find them. */
  listKept: () => { name: string; items: string[] }[]
  getNote: (itemId: string) => string | undefined
  /** What was changed, in the order in which it arrived; a change sent twice is there once. */
  changes: string[]
  /** Whether changes arrive at all. */
  isReachable: boolean
  /** Answers the next change in place of doing it. */
  refuseNext: (() => Promise<Response>) | undefined
}

/** Takes the place of `fetch`. */
export function startFakeListServer(lists: readonly SavedList[]): FakeListServer {
  const kept: KeptList[] = lists.map((each) => ({ ...each, isDeleted: false, removed: [] }))
  const done = new Set<string>()
  const server: FakeListServer = {
    listKept: () =>
      kept
        .filter(({ isDeleted }) => !isDeleted)
        .map(({ list, items }) => ({ name: list.name, items: items.map(({ text }) => text) })),
    getNote: (itemId) =>
      kept.flatMap(({ items }) => items).find((item) => item.itemId === itemId)?.note,
    changes: [],
    isReachable: true,
    refuseNext: undefined,
  }

  const find = (listId: string) => kept.find(({ list }) => list.listId === listId)
  const isIn = (itemIds: readonly string[], item: { itemId: string }) =>
    itemIds.includes(item.itemId)

  function takeOut(listId: string, itemIds: readonly string[]): SavedList['items'] {
    const from = find(listId)
    if (from === undefined) return []
    const taken = from.items.filter((item) => isIn(itemIds, item))
    from.items = from.items.filter((item) => !isIn(itemIds, item))
    return taken
  }

  function change(procedure: string, input: Input): object {
    const own = find(input.listId)
    switch (procedure) {
      case 'renameList':
        if (own) own.list = { ...own.list, name: input.name }
        return {}
      case 'deleteList':
      case 'restoreList':
        if (own) own.isDeleted = procedure === 'deleteList'
        return {}
      case 'setNote':
        if (own) {
          own.items = own.items.map((item) =>
            item.itemId === input.itemId ? { ...item, note: input.note } : item,
          )
        }
        return {}
      case 'removeItems':
        own?.removed.push(...takeOut(input.listId, input.itemIds))
        return {}
      case 'restoreItems':
        own?.items.push(...own.removed.filter((item) => isIn(input.itemIds, item)))
        return {}
      case 'moveItems':
        find(input.toListId)?.items.push(...takeOut(input.fromListId, input.itemIds))
        return {}
      case 'reorderItems': {
        const moved = takeOut(input.listId, input.itemIds)
        const after = own?.items.findIndex(({ itemId }) => itemId === input.afterItemId) ?? -1
        own?.items.splice(after + 1, 0, ...moved)
        return {}
      }
      case 'createShareLink':
      case 'withdrawShareLink': {
        const shareToken = procedure === 'createShareLink' ? 'token-of-the-link' : null
        if (own) own.list = { ...own.list, shareToken }
        return { shareToken }
      }
      default:
        throw new Error(`the fake server cannot ${procedure}`)
    }
  }

  function answer(procedure: string, input: Input, isChange: boolean): object {
    if (isChange) {
      if (done.has(input.mutationId)) return {}
      done.add(input.mutationId)
      server.changes.push(procedure)
      return { result: { data: change(procedure, input) } }
    }
    const shown = kept.filter(({ isDeleted }) => !isDeleted)
    if (procedure === 'listLists') {
      const summaries = shown.map(({ list, items }) => ({ ...list, itemCount: items.length }))
      return { result: { data: { lists: summaries } } }
    }
    const own = shown.find(({ list }) => list.listId === input.listId)
    if (procedure !== 'getList' || own === undefined) return refusal('not-found', 404)
    return { result: { data: { list: own.list, items: own.items } } }
  }

  vi.stubGlobal('fetch', async (address: string, init: { method?: string; body?: string }) => {
    const url = new URL(address, 'http://localhost')
    const isChange = init.method === 'POST'
    if (isChange && !server.isReachable) throw new TypeError('Failed to fetch')
    const inputs = JSON.parse((isChange ? init.body : url.searchParams.get('input')) ?? '{}')
    const { refuseNext } = server
    if (isChange && refuseNext !== undefined) {
      server.refuseNext = undefined
      return refuseNext()
    }
    const procedures = url.pathname.replace('/api/', '').split(',')
    return reply(
      procedures.map((name, index) =>
        name.startsWith('dict.lists.')
          ? answer(name.replace('dict.lists.', ''), inputs[index] ?? {}, isChange)
          : refusal('not-found', 404),
      ),
    )
  })
  return server
}

export function refuse(message: string, httpStatus: number): Response {
  return reply([refusal(message, httpStatus)], httpStatus)
}

function refusal(message: string, httpStatus: number): object {
  return { error: { message, code: -32000, data: { httpStatus } } }
}

function reply(answers: readonly object[], status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(answers), { status, headers })
}
