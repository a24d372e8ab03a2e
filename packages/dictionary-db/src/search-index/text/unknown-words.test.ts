import { expect, test } from 'vitest'
import { isSlipInEnding, respellUnknown, toRootOfUnknown } from './unknown-words'

const known = new Set(
  'hemoglobin organizer tranquilizer kilogram labor neighborhood sulfuric distill sloppy mimic large hot cane thy writ write con noticeable regrettable curiosity accidentally'.split(
    ' ',
  ),
)
const isKnown = (token: string) => known.has(token)

test.each([
  ['haemoglobin', 'hemoglobin'],
  ['organiser', 'organizer'],
  ['tranquilliser', 'tranquilizer'],
  ['kilogramme', 'kilogram'],
  ['neighbourhood', 'neighborhood'],
  ['sulphuric', 'sulfuric'],
  ['distil', 'distill'],
  ['xyloid', undefined],
])('%s is spelled %s in America', (token, american) => {
  expect(respellUnknown(token, isKnown)).toBe(american)
})

test.each([
  ['sloppier', 'sloppy'],
  ['sloppiest', 'sloppy'],
  ['largest', 'large'],
  ['hottest', 'hot'],
  ['mimicked', 'mimic'],
  ['thier', 'thier'],
  ['writting', 'write'],
  ['conest', 'conest'],
  ['zzzest', 'zzzest'],
])('%s is a form of %s', (token, root) => {
  expect(toRootOfUnknown(token, isKnown)).toBe(root)
})

test.each([
  ['noticable', true],
  ['regretable', true],
  ['curiousity', true],
  ['accidentaly', true],
  ['washable', false],
])('%s is a slip in the ending: %s', (text, isSlip) => {
  expect(isSlipInEnding(text, isKnown)).toBe(isSlip)
})
