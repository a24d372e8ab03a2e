import { type ApiOutputs, api } from '../../../api/api'
import { ownStudyState } from '../../../study/profile/own-study-state'

export type Forecast = ApiOutputs['kanji']['progress']['getForecast']
export type ForecastView = 'hours' | 'days'

export const kinds = ['component', 'kanji', 'word'] as const

type KindCounts = Record<(typeof kinds)[number], number>

export const kindLabels: Record<(typeof kinds)[number], string> = {
  component: 'Components',
  kanji: 'Kanji',
  word: 'Words',
}

const minuteMs = 60_000

/** Asked anew every minute while the page is open: what was coming is due then. */
export function forecastQuery() {
  return api.kanji.progress.getForecast.queryOptions(undefined, {
    ...ownStudyState,
    refetchInterval: minuteMs,
  })
}

/** The cards of a stretch of time, a hundred after a hundred. */
export function dueListQuery({ from, until }: { from?: string | undefined; until: string }) {
  return api.kanji.progress.listDue.infiniteQueryOptions(
    { until, ...(from !== undefined && { from }) },
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )
}

/** A row of the table: what comes due from one moment to another. */
export interface ForecastRow extends KindCounts {
  /** Undefined for what is due already. */
  startsAt: string | undefined
  /** Its list begins here: of an hour or day that is running, what was due before is apart. */
  from: string | undefined
  endsAt: string
  /** Cards of the row. */
  count: number
  /** With everything before it. */
  total: number
}

const countCards = ({ component, kanji, word }: KindCounts) => component + kanji + word

/** What is due now, then every stretch in which something comes due. */
export function listRows(forecast: Forecast, view: ForecastView): ForecastRow[] {
  const { dueNow, now } = forecast
  const slots = listSlots(forecast, view)
  const dueCount = countCards(dueNow)
  const first = { ...dueNow, startsAt: undefined, from: undefined, endsAt: now }
  return [{ ...first, count: dueCount, total: dueCount }, ...slots].filter(({ count }) => count > 0)
}

const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Every hour or day, with its end. */
export function listSlots(forecast: Forecast, view: ForecastView) {
  const slots = forecast[view]
  return slots.map((slot, index) => {
    const { startsAt, component, kanji, word, total } = slot
    // A day is 23 or 25 hours long when clocks change; of the last one that matters to nobody.
    const length = view === 'hours' ? hourMs : dayMs
    const endsAt =
      slots[index + 1]?.startsAt ?? new Date(new Date(startsAt).getTime() + length).toISOString()
    const from = startsAt < forecast.now ? forecast.now : startsAt
    return { component, kanji, word, startsAt, from, endsAt, total, count: countCards(slot) }
  })
}
