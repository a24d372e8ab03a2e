import { expect, test } from 'vitest'
import { type Forecast, listRows, listSlots } from './forecast'

const none = { component: 0, kanji: 0, word: 0 }

const forecast: Forecast = {
  now: '2026-04-01T08:20:00.000Z',
  today: 20_544,
  revision: 7,
  dueNow: { component: 1, kanji: 2, word: 0 },
  hours: [
    { startsAt: '2026-04-01T08:00:00.000Z', ...none, total: 3 },
    { startsAt: '2026-04-01T09:00:00.000Z', ...none, word: 4, total: 7 },
    { startsAt: '2026-04-01T10:00:00.000Z', ...none, kanji: 1, total: 8 },
  ],
  days: [{ day: 20_544, startsAt: '2026-04-01T02:00:00.000Z', ...none, word: 5, total: 8 }],
  isOnVacation: false,
}

test('what is due now comes first, and hours in which nothing comes are left out', () => {
  expect(listRows(forecast, 'hours').map(({ startsAt, count }) => [startsAt, count])).toEqual([
    [undefined, 3],
    ['2026-04-01T09:00:00.000Z', 4],
    ['2026-04-01T10:00:00.000Z', 1],
  ])
})

test('the list behind a row ends where the next one begins, and that of the last after an hour', () => {
  const ends = listSlots(forecast, 'hours').map(({ endsAt }) => endsAt)
  expect(ends).toEqual([
    '2026-04-01T09:00:00.000Z',
    '2026-04-01T10:00:00.000Z',
    '2026-04-01T11:00:00.000Z',
  ])
})

test('with nothing due now the first row is the first that comes', () => {
  const rows = listRows({ ...forecast, dueNow: none }, 'days')
  expect(rows.map(({ count }) => count)).toEqual([5])
})
