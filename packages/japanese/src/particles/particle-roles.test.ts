import { expect, test } from 'vitest'
import { type BeforeParticle, findParticleRole } from './particle-roles'

test.each<[text: string, after: BeforeParticle, before: string, role: string]>([
  ['と', 'noun', '友達', 'with, and'],
  ['と', 'clause', '行く', 'if, that (quoting)'],
  ['が', 'noun', '私', 'subject'],
  ['が', 'clause', '行った', 'but'],
  ['から', 'noun', '駅', 'from'],
  ['から', 'clause', '寒い', 'because'],
  ['を', 'noun', '映画', 'object'],
  ['も', 'clause', 'それで', 'also'],
  ['の', 'noun', '私', 'of'],
  ['の', 'clause', '行く', 'the one, that'],
  ['な', 'noun', '静か', 'that is'],
  ['な', 'clause', '触る', "don't"],
  ['な', 'clause', '寒い', "I think, isn't it"],
  ['な', 'clause', 'だ', "I think, isn't it"],
])('%s after a %s (%s) is %s', (text, after, before, role) => {
  expect(findParticleRole(text, { after, before, isLast: false })).toBe(role)
})

test.each<[text: string, after: BeforeParticle, role: string]>([
  ['の', 'clause', 'question, explanation'],
  ['か', 'noun', 'question'],
  ['に', 'noun', 'to, at'],
])('%s after a %s at the end is %s', (text, after, role) => {
  expect(findParticleRole(text, { after, before: '', isLast: true })).toBe(role)
})

test('what is no particle has no role', () => {
  expect(findParticleRole('猫', { after: 'noun', before: '', isLast: false })).toBeUndefined()
})
