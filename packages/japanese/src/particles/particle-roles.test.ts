import { expect, test } from 'vitest'
import { type BeforeParticle, findParticleRole } from './particle-roles'

test.each<[text: string, after: BeforeParticle, role: string, example: string]>([
  ['と', 'noun', 'with, and', '友達と'],
  ['と', 'clause', 'if, that (quoting)', '行くと'],
  ['が', 'noun', 'subject', '私が'],
  ['が', 'clause', 'but', '行ったが'],
  ['から', 'noun', 'from', '駅から'],
  ['から', 'clause', 'because', '寒いから'],
  ['を', 'noun', 'object', '映画を'],
  ['も', 'clause', 'also', 'one role wherever it stands'],
])('%s after a %s is %s: %s', (text, after, role) => {
  expect(findParticleRole(text, after)).toBe(role)
})

test('what is no particle has no role', () => {
  expect(findParticleRole('猫', 'noun')).toBeUndefined()
})
