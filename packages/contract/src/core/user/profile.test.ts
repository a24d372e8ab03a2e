import { expect, test } from 'vitest'
import { profile } from './profile'

const hanako = { firstName: '花子', lastName: 'O’Neill-山田' }

test('names of people are taken as they are written', () => {
  expect(profile.parse(hanako)).toEqual(hanako)
})

test.each([
  ['http://evil.example/ win', 'a mail program makes a link of it'],
  ['Hana\u202eko', 'turns the writing around'],
  ['Hana\u2067ko', 'so does an isolate'],
  ['Hana\u200fko', 'and a mark that shows nothing'],
  ['Hana\u2028ko', 'breaks the line'],
  ['Hana\u2029ko', 'and this one the paragraph'],
])('%j is no name, since it stands in our mails: %s', (name) => {
  expect(profile.safeParse({ ...hanako, firstName: name }).success).toBe(false)
  expect(profile.safeParse({ ...hanako, lastName: name }).success).toBe(false)
})
