import { describe, expect, test } from 'vitest'
import { createPaceForecast } from './pace-forecast'

describe('what 20 new cards a day come to after a year', () => {
  test.each([
    { retention: 0.8, reviews: 103, minutes: 27 },
    { retention: 0.9, reviews: 171, minutes: 34 },
    { retention: 0.95, reviews: 273, minutes: 45 },
  ])('at a retention of $retention the study design measured $reviews reviews', (measured) => {
    const forecast = createPaceForecast({ retention: measured.retention, days: 365 })
    const reviews = forecast.countReviews(20, 365)
    expect(Math.abs(reviews / measured.reviews - 1)).toBeLessThan(0.15)
    expect(Math.abs(forecast.countMinutes(20, 365) / measured.minutes - 1)).toBeLessThan(0.15)
  })
})

test('the load grows with the days, since old cards come back beside the new ones', () => {
  const { countReviews } = createPaceForecast({ retention: 0.9, days: 90 })
  expect(countReviews(15, 1)).toBeLessThan(countReviews(15, 7))
  expect(countReviews(15, 7)).toBeLessThan(countReviews(15, 30))
  expect(countReviews(15, 30)).toBeLessThan(countReviews(15, 90))
})

test('twice the new cards are twice the work', () => {
  const { countMinutes } = createPaceForecast({ retention: 0.9, days: 30 })
  expect(countMinutes(20, 30)).toBeCloseTo(2 * countMinutes(10, 30), 6)
})

test('nothing new is nothing to do, for whoever begins', () => {
  expect(createPaceForecast({ retention: 0.9, days: 30 }).countMinutes(0, 30)).toBe(0)
})
