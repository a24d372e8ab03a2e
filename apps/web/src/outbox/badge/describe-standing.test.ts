import { expect, test } from 'vitest'
import { describeStanding, type Standing } from './describe-standing'
import { explainStanding } from './explain-standing'

const well: Standing = {
  isOnline: true,
  pending: { study: 0, lists: 0 },
  refused: 0,
  isUnreachable: false,
  isStorageFull: false,
}

const answers = (study: number) => ({ study, lists: 0 })

test.each<[Partial<Standing>, string | undefined, string]>([
  [{ pending: answers(3) }, undefined, 'answers on their way are nothing to worry about'],
  [{ isOnline: false }, 'Offline', 'without a network'],
  [{ isOnline: false, pending: answers(3) }, 'Offline · 3', 'with answers that wait'],
  [
    { isOnline: false, pending: { study: 3, lists: 2 } },
    'Offline · 5',
    'with answers and changes of lists that wait',
  ],
  [{ isUnreachable: true, pending: answers(1) }, '1 to send', 'a server that is away'],
  [{ refused: 2, isOnline: false }, '2 not taken', 'what the server refused must be seen'],
  [{ isStorageFull: true, refused: 1 }, 'Device full', 'what may be lost comes first'],
])('%o is told as %s: %s', (change, short) => {
  const standing = { ...well, ...change }
  expect(describeStanding(standing)).toBe(short)
  expect(explainStanding(standing) === '').toBe(short === undefined)
})

test.each([
  [answers(1), '1 answer is'],
  [answers(2), '2 answers are'],
  [{ study: 0, lists: 1 }, '1 change of your lists is'],
  [{ study: 1, lists: 2 }, '1 answer and 2 changes of your lists are'],
])('%o is spoken of as %s', (pending, said) => {
  expect(explainStanding({ ...well, isOnline: false, pending })).toContain(said)
})
