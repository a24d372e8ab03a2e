// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { forgetDraft, takeDraft, useOnboardingDraft } from './onboarding-draft'
import { toRequest } from './to-request'

afterEach(forgetDraft)

const device = { zone: 'Asia/Tokyo', mutationId: 'b9b9ce7e-9f0b-4d22-9b5c-5ac2ed4a8f0f' }

test('a learner goes on where they stopped, under the same mutation', () => {
  takeDraft('aki', device)
  useOnboardingDraft.getState().change({ step: 'pace', newPerDay: 10 })
  const again = takeDraft('aki', { zone: 'UTC', mutationId: 'another' })
  expect(again).toMatchObject({ step: 'pace', newPerDay: 10, ...device })
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
    preferences: { newPerDay: 15, isWritingOn: false, zone: 'Asia/Tokyo', dayStartHour: 4 },
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
