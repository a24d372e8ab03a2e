import { expect, test } from 'vitest'
import { splitGlued } from './split-glued'

test.each([
  ['eat食べる', 'eat 食べる'],
  ['猫cat', '猫 cat'],
  ['taberuたべるto', 'taberu たべる to'],
  ['Tanaka-san', 'Tanaka san'],
])('%s is looked for as %s', (glued, apart) => {
  expect(splitGlued(glued)).toBe(apart)
})

test.each(['Tシャツ', 'Xデー', '食べる', 'eat', 'e-', '3匹'])('%s is one word', (text) => {
  expect(splitGlued(text)).toBeUndefined()
})
