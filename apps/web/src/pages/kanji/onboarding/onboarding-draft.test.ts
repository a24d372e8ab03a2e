// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { onboardingStorageKey } from '../../../study/profile/forget-study-answers'
import {
  findShownStep,
  findTestState,
  forgetDraft,
  takeDraft,
  useOnboardingDraft,
} from './onboarding-draft'
import { onboardingSteps } from './onboarding-steps'
import { toRequest } from './to-request'

afterEach(forgetDraft)

const device = { zone: 'Asia/Tokyo', mutationId: 'b9b9ce7e-9f0b-4d22-9b5c-5ac2ed4a8f0f' }

test('a learner goes on where they stopped, under the same mutation', () => {
  takeDraft('aki', device)
  useOnboardingDraft.getState().change({ step: 'pace', newPerDay: 10 })
  const again = takeDraft('aki', { zone: 'UTC', mutationId: 'another' })
  expect(again).toMatchObject({ step: 'pace', newPerDay: 10, ...device })
})

test('what was typed for the kana is still there after a reload', async () => {
  takeDraft('aki', device)
  useOnboardingDraft.getState().change({ kanaReadings: { さくら: 'sakura' } })
  const stored = localStorage.getItem(onboardingStorageKey) ?? ''
  forgetDraft()
  localStorage.setItem(onboardingStorageKey, stored)
  await useOnboardingDraft.persist.rehydrate()
  expect(takeDraft('aki', device).kanaReadings).toEqual({ さくら: 'sakura' })
})

test('the next person at the device begins anew', () => {
  takeDraft('aki', device)
  useOnboardingDraft.getState().change({ goal: 'jlpt', answers: [{ subjectId: 1, isRight: true }] })
  expect(takeDraft('ren', device)).toMatchObject({ goal: null, answers: [] })
})

test('whoever skips everything starts at level 1 with the usual pace, by the device’s clock', () => {
  expect(toRequest(takeDraft('aki', device))).toEqual({
    mutationId: device.mutationId,
    goal: null,
    startLevel: 1,
    isLowerAssumed: false,
    preferences: { newPerDay: 15, zone: 'Asia/Tokyo' },
  })
})

test('a level found by the test counts no more once one begins at the beginning', () => {
  const draft = takeDraft('aki', device)
  expect(toRequest({ ...draft, way: 'level', startLevel: 12 })).toMatchObject({
    startLevel: 12,
    isLowerAssumed: true,
  })
  expect(toRequest({ ...draft, way: 'beginner', startLevel: 12 }).startLevel).toBe(1)
})

test('a test that is wanted is begun, taken, or left on purpose', () => {
  const draft = takeDraft('aki', device)
  const wanted = { ...draft, way: 'test' as const }
  expect(findTestState(draft)).toBeUndefined()
  expect(findTestState(wanted)).toBe('wanted')
  expect(findTestState({ ...wanted, isTestBegun: true })).toBe('running')
  expect(findTestState({ ...wanted, answers: [{ subjectId: 1, isRight: true }] })).toBe('running')
  expect(findTestState({ ...wanted, isTestBegun: true, isTestDone: true })).toBeUndefined()
})

test('nothing leads past a test that was asked for, and everything past one that is done', () => {
  const draft = { ...takeDraft('aki', device), way: 'test' as const, isTestBegun: true }
  const shownOf = (given: typeof draft) =>
    onboardingSteps.map((asked) => findShownStep(given, asked))
  const untilTest = ['goal', 'kana', 'placement', 'placement']
  expect(shownOf(draft)).toEqual(untilTest)
  expect(shownOf({ ...draft, isTestBegun: false })).toEqual(untilTest)
  expect(shownOf({ ...draft, isTestDone: true })).toEqual(onboardingSteps)
})
