import { billingTermsVersion } from '@kotonoha/contract/core/billing/billing-terms'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import { expect, test, vi } from 'vitest'
import { appRouter } from '../app-router'
import { type Api, createWorld, type Learner, newId } from '../testing/learners'
import {
  type NotificationOwned,
  noNotification,
  notificationAttempts,
  turnRemindersOn,
} from '../testing/notification-attempts'
import { createSimplePayments } from '../testing/simple-payments'
import { noStudy, type StudyOwned, studyALittle, studyAttempts } from '../testing/study-attempts'

// Every procedure about somebody's own data is called by another learner with the owner's ids.

const world = createWorld()

interface Owned extends StudyOwned, NotificationOwned {
  listId: string
  otherListId: string
  sessionId: string
  shareToken: string
  checkoutId: string
}

const profile = { firstName: '花子', lastName: '山田' }
const chosenAt = '2026-03-01T10:00:00.000Z'

async function makeOwner(): Promise<Learner & Owned> {
  world.accounts.payments = createSimplePayments()
  const owner = await world.signIn()
  const { api, sessionId } = owner
  await api.core.user.createProfile({ mutationId: newId(), ...profile })
  await api.core.user.updatePreferences({
    mutationId: newId(),
    changes: { appTheme: { value: 'dark', changedAt: chosenAt } },
  })
  const listId = newId()
  const otherListId = newId()
  await api.dict.lists.createList({ mutationId: newId(), listId, name: 'mine' })
  await api.dict.lists.createList({ mutationId: newId(), listId: otherListId, name: 'mine too' })
  await api.dict.lists.addItems({
    mutationId: newId(),
    listId,
    items: Array.from('日本', (kanjiId) => ({
      thing: { kind: 'kanji', kanjiId },
      note: 'my note',
    })),
  })
  const { shareToken } = await api.dict.lists.createShareLink({ mutationId: newId(), listId })
  await api.dict.recentlyViewed.sync({
    mutationId: newId(),
    views: [{ thing: { kind: 'kanji', kanjiId: '生' }, viewedAt: chosenAt }],
  })
  await api.core.user.requestDeletion({ mutationId: newId() })
  const studied = await studyALittle(owner, world.now)
  const reminded = await turnRemindersOn(owner)
  const { termsVersion } = await api.core.billing.getPlan()
  const { checkoutId } = await api.core.billing.startCheckout({
    mutationId: newId(),
    plan: 'annual',
    termsVersion,
  })
  const made = { listId, otherListId, sessionId, shareToken, checkoutId }
  return { ...owner, ...studied, ...reminded, ...made }
}

/** All that the owner can see, to compare before and after. */
async function readEverything({
  api,
  listId,
  otherListId,
  checkoutId,
}: Learner & Owned): Promise<unknown> {
  return [
    await api.core.user.getMe(),
    await api.core.billing.getPlan(),
    await api.core.billing.getCheckout({ checkoutId }),
    await api.core.user.getPreferences(),
    await api.core.user.listSessions(),
    await api.dict.lists.listLists(),
    await api.dict.lists.getList({ listId }),
    await api.dict.lists.getList({ listId: otherListId }),
    await api.dict.lists.listsContaining({ itemId: '日' }),
    await api.kanji.sync.changes({ sinceRevision: 0 }),
    await api.kanji.agent.listGrants(),
    await api.kanji.agent.listCalls({}),
    await api.core.notifications.get(),
  ]
}

const mutationId = newId

/** What a stranger with all the owner's ids tries, by the path of the procedure. */
const attempts: Record<string, (api: Api, owned: Owned) => Promise<unknown>> = {
  'core.user.getMe': (api) => api.core.user.getMe(),
  'core.user.createProfile': (api) =>
    api.core.user.createProfile({ mutationId: mutationId(), firstName: 'x', lastName: 'x' }),
  'core.user.updateProfile': (api) =>
    api.core.user.updateProfile({ mutationId: mutationId(), firstName: 'y', lastName: 'y' }),
  'core.user.getPreferences': (api) => api.core.user.getPreferences(),
  'core.user.updatePreferences': (api) =>
    api.core.user.updatePreferences({
      mutationId: mutationId(),
      changes: { keepRecentViewed: { value: false, changedAt: chosenAt } },
    }),
  'core.user.listSessions': (api) => api.core.user.listSessions(),
  'core.user.endSession': (api, { sessionId }) =>
    api.core.user.endSession({ mutationId: mutationId(), sessionId }),
  'core.user.requestDeletion': (api) => api.core.user.requestDeletion({ mutationId: mutationId() }),
  'core.user.cancelDeletion': (api) => api.core.user.cancelDeletion({ mutationId: mutationId() }),
  'core.billing.cancel': (api) => api.core.billing.cancel({ mutationId: mutationId() }),
  'core.billing.getCheckout': (api, { checkoutId }) => api.core.billing.getCheckout({ checkoutId }),
  'core.billing.getPlan': (api) => api.core.billing.getPlan(),
  'core.billing.listInvoices': (api) => api.core.billing.listInvoices({}),
  'core.billing.openPortal': (api) => api.core.billing.openPortal({ mutationId: mutationId() }),
  'core.billing.resume': (api) => api.core.billing.resume({ mutationId: mutationId() }),
  'core.billing.startCheckout': (api, { checkoutId }) =>
    api.core.billing.startCheckout({
      mutationId: checkoutId,
      plan: 'lifetime',
      termsVersion: billingTermsVersion,
    }),
  'core.billing.withdraw': (api) =>
    api.core.billing.withdraw({ mutationId: mutationId(), step: 'confirm' }),
  'dict.lists.listLists': (api) => api.dict.lists.listLists(),
  'dict.lists.getList': (api, { listId }) => api.dict.lists.getList({ listId }),
  'dict.lists.createList': (api, { listId }) =>
    api.dict.lists.createList({ mutationId: mutationId(), listId, name: 'of the stranger' }),
  'dict.lists.renameList': (api, { otherListId }) =>
    api.dict.lists.renameList({ mutationId: mutationId(), listId: otherListId, name: 'x' }),
  'dict.lists.reorderLists': (api, { listId, otherListId }) =>
    api.dict.lists.reorderLists({
      mutationId: mutationId(),
      listId: otherListId,
      afterListId: listId,
    }),
  'dict.lists.deleteList': (api, { otherListId }) =>
    api.dict.lists.deleteList({ mutationId: mutationId(), listId: otherListId }),
  'dict.lists.restoreList': (api, { otherListId }) =>
    api.dict.lists.restoreList({ mutationId: mutationId(), listId: otherListId }),
  'dict.lists.addItems': (api, { otherListId }) =>
    api.dict.lists.addItems({
      mutationId: mutationId(),
      listId: otherListId,
      items: [{ thing: { kind: 'kanji', kanjiId: '食' } }],
    }),
  'dict.lists.removeItems': (api, { listId }) =>
    api.dict.lists.removeItems({ mutationId: mutationId(), listId, itemIds: ['日'] }),
  'dict.lists.restoreItems': (api, { otherListId }) =>
    api.dict.lists.restoreItems({
      mutationId: mutationId(),
      listId: otherListId,
      itemIds: ['日'],
    }),
  'dict.lists.moveItems': (api, { listId, otherListId }) =>
    api.dict.lists.moveItems({
      mutationId: mutationId(),
      fromListId: listId,
      toListId: otherListId,
      itemIds: ['日'],
    }),
  'dict.lists.reorderItems': (api, { otherListId }) =>
    api.dict.lists.reorderItems({
      mutationId: mutationId(),
      listId: otherListId,
      itemIds: ['本'],
      afterItemId: null,
    }),
  'dict.lists.setNote': (api, { listId }) =>
    api.dict.lists.setNote({ mutationId: mutationId(), listId, itemId: '日', note: 'x' }),
  'dict.lists.listsContaining': (api) => api.dict.lists.listsContaining({ itemId: '日' }),
  'dict.lists.createShareLink': (api, { otherListId }) =>
    api.dict.lists.createShareLink({ mutationId: mutationId(), listId: otherListId }),
  'dict.lists.withdrawShareLink': (api, { otherListId }) =>
    api.dict.lists.withdrawShareLink({ mutationId: mutationId(), listId: otherListId }),
  'dict.lists.exportList': (api, { otherListId }) =>
    api.dict.lists.exportList({ listId: otherListId, format: 'csv' }),
  'dict.recentlyViewed.sync': (api) =>
    api.dict.recentlyViewed.sync({ mutationId: mutationId(), views: [] }),
  ...studyAttempts,
  ...notificationAttempts,
}

/** Ids that are nobody's. */
const nobodys = (): Owned => ({
  ...noStudy,
  ...noNotification,
  listId: newId(),
  otherListId: newId(),
  sessionId: newId(),
  shareToken: 'x',
  checkoutId: newId(),
})

/** Procedures that are the same for everybody. */
const publicPaths =
  /^(dict\.(kanji|words|search|daily|about)\.|core\.(legal|about)\.|kanji\.landing\.|dict\.lists\.getSharedList$)/

const procedures = Object.entries<{ _def: { type: string } }>({
  ...appRouter._def.procedures,
} as never)
const typeOf = new Map(procedures.map(([path, { _def }]) => [path, _def.type]))
const ownPaths = [...typeOf.keys()].filter((path) => !publicPaths.test(path))

test('every procedure that is not public is tried', () => {
  expect(Object.keys(attempts).toSorted()).toEqual(ownPaths.toSorted())
})

test('a stranger sees nothing of another learner and changes nothing', {
  timeout: 60_000,
}, async () => {
  const owner = await makeOwner()
  const before = await readEverything(owner)
  const stranger = await world.signIn()
  for (const attempt of Object.values(attempts)) {
    const answer = await attempt(stranger.api, owner).catch((error: unknown) => error)
    if (answer instanceof Error) expect(answer).toMatchObject({ code: 'NOT_FOUND' })
    const seen = JSON.stringify(answer)
    for (const secret of ['花子', 'my note', 'mine', owner.userId, owner.shareToken]) {
      expect(seen).not.toContain(secret)
    }
    expect(await readEverything(owner)).toEqual(before)
  }
})

test.each(ownPaths)('%s asks for a token, and takes no forged one', async (path) => {
  const attempt = attempts[path]
  const owned = nobodys()
  for (const token of [undefined, '', 'forged']) {
    await expect(attempt?.(world.callWith(token), owned)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'not-signed-in',
    })
  }
})

test.each(ownPaths)('%s says that there are no accounts where there are none', async (path) => {
  const api = appRouter.createCaller({ dictionary: world.dictionary })
  const owned = nobodys()
  await expect(attempts[path]?.(api, owned)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'accounts-off',
  })
})

/** Words of the dictionary, for learners only: nothing of theirs is read. */
const pathsWithoutDatabase = ['kanji.study.getVocabulary']
const databasePaths = ownPaths.filter((path) => !pathsWithoutDatabase.includes(path))

/** A database that cannot be reached. */
function buildLostDatabase() {
  const away = vi.fn(() => Promise.reject(new UserDbUnavailableError('unreachable', undefined)))
  return { away, userDb: { query: away, run: away, transaction: away, close: async () => {} } }
}

test.each(pathsWithoutDatabase)(
  '%s answers a learner without asking the database for anything',
  async (path) => {
    const owner = await world.signIn()
    const { away, userDb } = buildLostDatabase()
    const accounts = { ...world.accounts, userDb }
    const api = appRouter.createCaller({ ...owner.context, accounts })
    const own = await attempts[path]?.(owner.api, nobodys())
    expect(await attempts[path]?.(api, nobodys())).toEqual(own)
    expect(away).not.toHaveBeenCalled()
    // Nothing of the learner is in it: another one is told the very same.
    await studyALittle(owner, world.now)
    const other = await world.signIn()
    expect(await attempts[path]?.(other.api, nobodys())).toEqual(own)
    expect(await attempts[path]?.(owner.api, nobodys())).toEqual(own)
  },
)

test.each(databasePaths)('%s says so at once while the database is away', async (path) => {
  const owner = await world.signIn()
  const { userDb } = buildLostDatabase()
  const accounts = { ...world.accounts, userDb }
  const api = appRouter.createCaller({ ...owner.context, accounts })
  const owned = nobodys()
  await expect(attempts[path]?.(api, owned)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: 'accounts-unavailable',
  })
})

test('a session that was ended reads nothing any more half a minute later', async () => {
  const owner = await makeOwner()
  const lost = await world.signIn({ userId: owner.userId })
  await lost.api.core.user.getMe()
  await owner.api.core.user.endSession({ mutationId: newId(), sessionId: lost.sessionId })
  world.now = new Date(world.now.getTime() + 31_000)
  await expect(lost.api.core.user.getMe()).rejects.toMatchObject({ message: 'session-ended' })
  await expect(owner.api.core.user.getMe()).resolves.toMatchObject({ userId: owner.userId })
})

test('a session that was ended gets no answer of a learner from any question', async () => {
  const owner = await makeOwner()
  const lost = await world.signIn({ userId: owner.userId })
  await lost.api.core.user.getMe()
  await owner.api.core.user.endSession({ mutationId: newId(), sessionId: lost.sessionId })
  world.now = new Date(world.now.getTime() + 31_000)
  const queries = Object.entries(attempts).filter(([path]) => typeOf.get(path) === 'query')
  expect(queries.length).toBeGreaterThan(40)
  for (const [path, attempt] of queries) {
    await expect(attempt(lost.api, owner), path).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'session-ended',
    })
  }
})

test('a session that was ended changes nothing any more, whatever it tries', {
  timeout: 60_000,
}, async () => {
  const owner = await makeOwner()
  const lost = await world.signIn({ userId: owner.userId })
  await owner.api.core.user.endSession({ mutationId: newId(), sessionId: lost.sessionId })
  const before = await readEverything(owner)
  for (const [path, attempt] of Object.entries(attempts)) {
    const isQuery = typeOf.get(path) === 'query'
    if (isQuery) continue
    await expect(attempt(lost.api, owner), path).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'session-ended',
    })
  }
  expect(await readEverything(owner)).toEqual(before)
})
