import { expect, test } from 'vitest'
import { describeStanding, type Standing } from './describe-standing'

const well: Standing = {
  isOnline: true,
  pending: 0,
  refused: 0,
  isUnreachable: false,
  isStorageFull: false,
}

test.each<[Partial<Standing>, string | undefined, string]>([
  [{ pending: 3 }, undefined, 'answers on their way are nothing to worry about'],
  [{ isOnline: false }, 'Offline', 'without a network'],
  [{ isOnline: false, pending: 3 }, 'Offline · 3', 'with answers that wait'],
  [{ isUnreachable: true, pending: 1 }, '1 to send', 'a server that is away'],
  [{ refused: 2, isOnline: false }, '2 not taken', 'what the server refused must be seen'],
  [{ isStorageFull: true, refused: 1 }, 'Device full', 'what may be lost comes first'],
])('%o is told as %s: %s', (change, short) => {
  expect(describeStanding({ ...well, ...change })?.short).toBe(short)
})

test('one answer is spoken of as one', () => {
  expect(describeStanding({ ...well, isOnline: false, pending: 1 })?.long).toContain('1 answer is')
  expect(describeStanding({ ...well, isOnline: false, pending: 2 })?.long).toContain(
    '2 answers are',
  )
})
