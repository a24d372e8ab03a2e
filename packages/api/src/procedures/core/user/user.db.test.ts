import { saveFactor } from '@kotonoha/user-db/queries/accounts/factors'
import { listRecentlyViewed } from '@kotonoha/user-db/queries/recently-viewed/recently-viewed'
import { expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'

const world = createWorld()

const hanako = { firstName: '花子', lastName: '山田' }

test('somebody who just signed up has no profile, and has one after creating it', async () => {
  const { api, userId } = await world.signIn()
  expect(await api.core.user.getMe()).toEqual({
    kind: 'profile',
    userId,
    email: `${userId}@example.test`,
    deletionDueAt: null,
  })
  await api.core.user.createProfile({ mutationId: newId(), ...hanako })
  expect(await api.core.user.getMe()).toMatchObject({ kind: 'signed-in', ...hanako })
})

test('a profile is created once: another device is told, a repeated call is not', async () => {
  const { api, userId } = await world.signIn()
  const mutationId = newId()
  await api.core.user.createProfile({ mutationId, ...hanako })
  expect(await api.core.user.createProfile({ mutationId, ...hanako })).toEqual(hanako)
  const other = await world.signIn({ userId })
  const call = other.api.core.user.createProfile({ mutationId: newId(), ...hanako })
  await expect(call).rejects.toMatchObject({ code: 'CONFLICT', message: 'profile-exists' })
})

test('a name is changed, and a repeat that comes late does not change it back', async () => {
  const { api } = await world.signIn()
  await api.core.user.createProfile({ mutationId: newId(), ...hanako })
  const first = { mutationId: newId(), ...hanako, firstName: '一子' }
  await api.core.user.updateProfile(first)
  await api.core.user.updateProfile({ mutationId: newId(), ...hanako, firstName: '二子' })
  await api.core.user.updateProfile(first)
  expect(await api.core.user.getMe()).toMatchObject({ firstName: '二子' })
})

test('a name cannot be changed before there is a profile', async () => {
  const { api } = await world.signIn()
  const call = api.core.user.updateProfile({ mutationId: newId(), ...hanako })
  await expect(call).rejects.toMatchObject({ code: 'PRECONDITION_FAILED', message: 'no-profile' })
})

test.each([
  ['', 'nothing'],
  ['   ', 'only spaces'],
  ['a\nb', 'two lines'],
  ['x'.repeat(81), 'far too long'],
  ['\0', 'NUL'],
  ['\ud800', 'half a character'],
])('%j is no name: %s', async (firstName) => {
  const { api } = await world.signIn()
  const call = api.core.user.createProfile({ mutationId: newId(), ...hanako, firstName })
  await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('preferences chosen on two devices are all kept, the later of two choices standing', async () => {
  const phone = await world.signIn()
  const laptop = await world.signIn({ userId: phone.userId })
  await phone.api.core.user.updatePreferences({
    mutationId: newId(),
    changes: {
      appTheme: { value: 'dark', changedAt: '2026-03-01T10:00:00.000Z' },
      keepRecentViewed: { value: false, changedAt: '2026-03-01T10:00:00.000Z' },
    },
  })
  const merged = await laptop.api.core.user.updatePreferences({
    mutationId: newId(),
    changes: {
      appTheme: { value: 'light', changedAt: '2026-02-01T10:00:00.000Z' },
      pitchDiagramStyle: { value: 'box', changedAt: '2026-03-02T10:00:00.000Z' },
    },
  })
  expect(merged).toEqual({
    appTheme: { value: 'dark', changedAt: '2026-03-01T10:00:00.000Z' },
    keepRecentViewed: { value: false, changedAt: '2026-03-01T10:00:00.000Z' },
    pitchDiagramStyle: { value: 'box', changedAt: '2026-03-02T10:00:00.000Z' },
  })
  expect(await phone.api.core.user.getPreferences()).toEqual(merged)
})

test('a device whose clock runs ahead does not win for ever', async () => {
  const { api } = await world.signIn()
  const merged = await api.core.user.updatePreferences({
    mutationId: newId(),
    changes: { appTheme: { value: 'dark', changedAt: '2099-01-01T00:00:00.000Z' } },
  })
  expect(merged.appTheme?.changedAt).toBe(world.now.toISOString())
})

test.each([
  ['keepRecentViewed', 'who wants nothing kept'],
  ['recentViewedFollowsAccount', 'who wants it kept on each device only'],
] as const)('%s off: %s finds what the account had kept gone at once', async (name, _who) => {
  const { api, userId } = await world.signIn()
  const thing = { kind: 'kanji', kanjiId: '生' } as const
  const views = [{ thing, viewedAt: world.now.toISOString() }]
  await api.dict.recentlyViewed.sync({ mutationId: newId(), views })
  expect(await listRecentlyViewed(world.userDb, userId)).toHaveLength(1)
  const off = { value: false, changedAt: world.now.toISOString() }
  await api.core.user.updatePreferences({ mutationId: newId(), changes: { [name]: off } })
  expect(await listRecentlyViewed(world.userDb, userId)).toEqual([])
  const later = await api.dict.recentlyViewed.sync({ mutationId: newId(), views })
  expect(later.views).toEqual([])
})

test('the devices are listed by what they are, the one asking first, and can be signed out', async () => {
  const here = await world.signIn()
  const there = await world.signIn({
    userId: here.userId,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  const { sessions } = await here.api.core.user.listSessions()
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox on Linux', true],
    ['Safari on an iPhone', false],
  ])
  await here.api.core.user.endSession({ mutationId: newId(), sessionId: there.sessionId })
  expect((await here.api.core.user.listSessions()).sessions).toHaveLength(1)
  // Its token has not run out, yet it changes nothing any more.
  const call = there.api.core.user.createProfile({ mutationId: newId(), ...hanako })
  await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', message: 'session-ended' })
})

test("somebody else's session cannot be ended", async () => {
  const thief = await world.signIn()
  const { api, sessionId } = await world.signIn()
  await thief.api.core.user.endSession({ mutationId: newId(), sessionId })
  expect((await api.core.user.listSessions()).sessions).toHaveLength(1)
})

test('a deletion waits 14 days, is announced once, is not put off, and can be taken back', async () => {
  const { api, userId } = await world.signIn()
  await api.core.user.createProfile({ mutationId: newId(), ...hanako })
  const deletionDueAt = '2026-04-15T12:00:00.000Z'
  const asked = await api.core.user.requestDeletion({ mutationId: newId() })
  expect(asked).toEqual({ deletionDueAt })
  const noticesOfUser = () => world.notices.filter((notice) => notice.userId === userId)
  world.now = new Date('2026-04-05T12:00:00Z')
  const again = await world.signIn({ userId })
  expect(await again.api.core.user.requestDeletion({ mutationId: newId() })).toEqual(asked)
  world.now = new Date('2026-04-01T12:00:00Z')
  expect(await api.core.user.getMe()).toMatchObject({ deletionDueAt })
  expect(noticesOfUser()).toEqual([
    {
      userId,
      email: `${userId}@example.test`,
      firstName: '花子',
      dueAt: new Date(deletionDueAt),
    },
  ])
  await api.core.user.cancelDeletion({ mutationId: newId() })
  await api.core.user.cancelDeletion({ mutationId: newId() })
  expect(await api.core.user.getMe()).toMatchObject({ deletionDueAt: null })
  expect(noticesOfUser().map(({ dueAt }) => dueAt)).toEqual([new Date(deletionDueAt), null])
})

test('an account is not deleted by whoever finds a device signed in', async () => {
  const { api } = await world.signIn()
  const mutationId = newId()
  world.now = new Date('2026-04-01T12:15:01Z')
  const call = api.core.user.requestDeletion({ mutationId })
  await expect(call).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'reauthentication-needed',
  })
  world.now = new Date('2026-04-01T12:00:00Z')
  expect(await api.core.user.getMe()).toMatchObject({ deletionDueAt: null })
})

test('who has a second factor must have shown it to delete the account', async () => {
  const { api, userId } = await world.signIn()
  await saveFactor(world.userDb, {
    userId,
    factorId: newId(),
    friendlyName: '',
    status: 'verified',
    encryptedSecret: 'x',
    lastStep: 0,
    lastChallengedAt: null,
    createdAt: world.now,
    updatedAt: world.now,
  })
  const call = api.core.user.requestDeletion({ mutationId: newId() })
  await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'second-factor-needed' })
  const sure = await world.signIn({ userId, assuranceLevel: 'aal2' })
  await sure.api.core.user.requestDeletion({ mutationId: newId() })
})

test('one id for two different changes is refused', async () => {
  const { api } = await world.signIn()
  const mutationId = newId()
  await api.core.user.createProfile({ mutationId, ...hanako })
  const call = api.core.user.updateProfile({ mutationId, ...hanako })
  await expect(call).rejects.toMatchObject({ code: 'CONFLICT', message: 'id-taken' })
})
