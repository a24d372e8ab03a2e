import { expect, test } from 'vitest'
import {
  enterAccount,
  leaveAccount,
  noChoices,
  reconcileChoices,
  recordChoices,
} from './own-choices'
import type { Choices } from './preference-values'

const at = (hour: number) => `2026-04-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const dark = (hour: number): Choices => ({ appTheme: { value: 'dark', changedAt: at(hour) } })
const light = (hour: number): Choices => ({ appTheme: { value: 'light', changedAt: at(hour) } })

const hanako = 'hanako'
const nothingSent = { userId: hanako, sent: {} }

test('the account wins over what was chosen on the device before signing in, though that is later', () => {
  const device = recordChoices(noChoices, { appTheme: 'light' }, new Date(at(9)))
  const met = reconcileChoices(enterAccount(device, hanako), { ...nothingSent, held: dark(8) })
  expect(met.values.appTheme).toBe('dark')
  expect(met.own.waiting).toEqual({})
})

test('what the account has nothing of is added to it from the device: nothing is lost', () => {
  const device = recordChoices(noChoices, { pitchDiagramStyle: 'box' }, new Date(at(9)))
  const met = reconcileChoices(enterAccount(device, hanako), { ...nothingSent, held: dark(8) })
  expect(met.values).toMatchObject({ appTheme: 'dark', pitchDiagramStyle: 'box' })
  expect(met.own.waiting[hanako]).toEqual({
    pitchDiagramStyle: { value: 'box', changedAt: at(9) },
  })
})

test.each([
  [10, 'dark', 'chosen after what the account holds, it stands and is sent'],
  [7, 'light', 'chosen before, what the account holds stands'],
])('a choice made offline at %i o’clock: %s, %s', (hour, theme) => {
  const signedIn = enterAccount(noChoices, hanako)
  const own = recordChoices(signedIn, { appTheme: 'dark' }, new Date(at(hour)))
  const met = reconcileChoices(own, { ...nothingSent, held: light(8) })
  expect(met.values.appTheme).toBe(theme)
  expect(Object.keys(met.own.waiting)).toEqual(theme === 'dark' ? [hanako] : [])
})

test('a choice that was sent waits no longer, and one made meanwhile does', () => {
  const first = recordChoices(
    enterAccount(noChoices, hanako),
    { appTheme: 'dark', keepRecentViewed: false },
    new Date(at(9)),
  )
  const sent = first.waiting[hanako] ?? {}
  const second = recordChoices(first, { appTheme: 'device' }, new Date(at(10)))
  const met = reconcileChoices(second, { userId: hanako, held: sent, sent })
  expect(met.values).toMatchObject({ appTheme: 'device', keepRecentViewed: false })
  expect(met.own.waiting[hanako]).toEqual({ appTheme: { value: 'device', changedAt: at(10) } })
})

test('a slow clock does not make a new choice older than the one it replaces', () => {
  const met = reconcileChoices(enterAccount(noChoices, hanako), { ...nothingSent, held: light(12) })
  const own = recordChoices(met.own, { appTheme: 'dark' }, new Date(at(3)))
  const again = reconcileChoices(own, { ...nothingSent, held: light(12) })
  expect(again.values.appTheme).toBe('dark')
})

test('what waits for one learner neither shows nor goes to the next one on the device', () => {
  const offline = recordChoices(
    enterAccount(noChoices, hanako),
    { appTheme: 'dark' },
    new Date(at(9)),
  )
  const met = reconcileChoices(enterAccount(leaveAccount(offline), 'taro'), {
    userId: 'taro',
    sent: {},
    held: {},
  })
  expect(met.values.appTheme).toBe('light')
  expect(met.own.waiting).toEqual({ hanako: dark(9) })
  const back = reconcileChoices(enterAccount(leaveAccount(met.own), hanako), {
    ...nothingSent,
    held: light(8),
  })
  expect(back.values.appTheme).toBe('dark')
})

test('somebody else who signs in without the first having signed out does not inherit either', () => {
  const first = reconcileChoices(enterAccount(noChoices, hanako), { ...nothingSent, held: dark(8) })
  const second = reconcileChoices(enterAccount(first.own, 'taro'), {
    userId: 'taro',
    sent: {},
    held: {},
  })
  expect(second.values.appTheme).toBe('light')
})
