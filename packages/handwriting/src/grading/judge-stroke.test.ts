import { expect, test } from 'vitest'
import { nameFault } from './judge-stroke'
import type { StrokeMeasures } from './measure-stroke'

const fine: StrokeMeasures = {
  place: 0.2,
  anchor: 0.1,
  end: 0.2,
  form: 0.2,
  tilt: 0.1,
  bow: 0.1,
  wave: 0.1,
  tooLong: 0,
  tooShort: 0,
}

const ownFine = { tilt: 0.1, tooLong: 0, tooShort: 0 }

test.each<[Partial<StrokeMeasures>, string, string]>([
  [{ place: 1.6, anchor: 1.4, end: 1.5 }, 'position', 'begins and ends'],
  [{ place: 1.2, anchor: 0.7, tilt: 0.8, end: 0.8 }, 'position', 'begins and ends'],
  [{ place: 1.4, anchor: 0.2, tooLong: 0.9 }, 'shape', 'too long'],
  [{ tilt: 1.3, end: 1.2 }, 'shape', 'slants'],
  [{ tooShort: 1.2, end: 1.4 }, 'shape', 'too short'],
  [{ tooLong: 1.2, end: 1.4 }, 'shape', 'too long'],
  [{ bow: 1.4 }, 'shape', 'bends'],
  [{ wave: 1.4 }, 'shape', 'bends'],
  [{ end: 1.3, tooLong: 0.6 }, 'shape', 'ends elsewhere'],
  [{ place: 1.4, tilt: 1.6, own: { ...ownFine, tilt: 0.4 } }, 'position', 'begins and ends'],
  [{ place: 1.9, tooShort: 1.6, own: { ...ownFine, tooShort: 0.9 } }, 'shape', 'too short'],
  [{ place: 1.9, bow: 1.3, own: ownFine }, 'shape', 'bends'],
])('of %j it is told: a fault of %s, it %s', (off, kind, words) => {
  const fault = nameFault({ ...fine, ...off })
  expect(fault.kind).toBe(kind)
  expect(fault.reason).toContain(words)
})
