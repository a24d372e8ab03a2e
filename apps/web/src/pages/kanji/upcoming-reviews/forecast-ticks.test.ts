import { expect, test } from 'vitest'
import { listTicks } from './forecast-ticks'

const clock = { zone: 'Asia/Tokyo', hourCycle: 'h23' } as const
const hours = (count: number, from: string) =>
  Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(Date.parse(from) + index * 3_600_000).toISOString(),
  }))

test('hours are named by the clock of the learner, midnight by its day', () => {
  // 22:00 of Friday in Tokyo.
  const ticks = listTicks(hours(20, '2026-04-03T13:00:00Z'), { view: 'hours', clock })
  expect(ticks).toEqual([
    { place: 2.5 / 20, label: 'Sat' },
    { place: 8.5 / 20, label: '06' },
    { place: 14.5 / 20, label: '12' },
  ])
})

test('with twelve hours it is morning and evening', () => {
  const slots = hours(8, '2026-04-03T21:00:00Z')
  const ticks = listTicks(slots, { view: 'hours', clock: { ...clock, hourCycle: 'h12' } })
  expect(ticks.map(({ label }) => label)).toEqual(['6 AM', '12 PM'])
})

test('days are named once a week', () => {
  const days = Array.from({ length: 10 }, (_, index) => ({
    startsAt: new Date(Date.parse('2026-04-02T19:00:00Z') + index * 86_400_000).toISOString(),
  }))
  const ticks = listTicks(days, { view: 'days', clock })
  expect(ticks.map(({ label }) => label)).toEqual(['Apr 3', 'Apr 10'])
})
