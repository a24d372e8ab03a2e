import { defaultStudyPreferences } from '@kotonoha/contract/kanji/study-preferences'
import { expect, test } from 'vitest'
import { createWorld, newId } from '../../../testing/learners'

const world = createWorld()
const { zone } = defaultStudyPreferences

function build({ startLevel = 1, newPerDay = 15, mutationId = newId() } = {}) {
  const preferences = { zone, newPerDay }
  return { mutationId, startLevel, isLowerAssumed: false, goal: null, preferences }
}

test('the choice that came second is told that the first one stays', async () => {
  const { api } = await world.signIn()
  const { finish } = api.kanji.onboarding
  expect(await finish(build())).toMatchObject({ isAsAsked: true })
  const other = await finish(build({ startLevel: 2 }))
  expect(other).toMatchObject({ isAsAsked: false, profile: { level: 1 } })
})

test('an end that is sent again is as asked; of two tabs with one draft the second is not', async () => {
  const { api } = await world.signIn()
  const { finish } = api.kanji.onboarding
  const first = build()
  await finish(first)
  expect(await finish(first)).toMatchObject({ isAsAsked: true })
  expect(await finish({ ...first, startLevel: 2 })).toMatchObject({ isAsAsked: false })
  const slower = build({ mutationId: first.mutationId, newPerDay: 5 })
  expect(await finish(slower)).toMatchObject({ isAsAsked: false })
})
