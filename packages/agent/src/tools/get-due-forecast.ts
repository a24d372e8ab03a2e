import { z } from 'zod'
import { defineTool } from '../agent-tool'

const shownHours = 24
const shownDays = 14

const slot = z.object({ startsAt: z.string(), reviews: z.number() })

export const getDueForecast = defineTool({
  name: 'get_due_forecast',
  title: 'What comes due',
  description: `Says how many reviews are due now, and come due in each of the next ${shownHours} hours and ${shownDays} days.`,
  scope: 'progress:read',
  isChange: false,
  input: z.object({}),
  output: z.object({
    now: z.string(),
    dueNow: z.number(),
    hours: z.array(slot).describe('Those with reviews'),
    days: z.array(slot).describe("The learner's days, from today"),
    isOnVacation: z.boolean(),
  }),
  summarise: () => '',
  async run(_input, { api }) {
    const forecast = await api.kanji.progress.getForecast()
    const { now, isOnVacation } = forecast
    return {
      now,
      dueNow: countAll(forecast.dueNow),
      hours: forecast.hours
        .slice(0, shownHours)
        .map(toSlot)
        .filter(({ reviews }) => reviews > 0),
      days: forecast.days.slice(0, shownDays).map(toSlot),
      isOnVacation,
    }
  },
})

interface Counts {
  component: number
  kanji: number
  word: number
}

function countAll({ component, kanji, word }: Counts): number {
  return component + kanji + word
}

function toSlot(counts: Counts & { startsAt: string }) {
  return { startsAt: counts.startsAt, reviews: countAll(counts) }
}
