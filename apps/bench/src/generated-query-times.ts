import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import {
  type GeneratedQuery,
  generateQueries,
} from '@kotonoha/dictionary-db/queries/search/questions/generate-queries'
import { searchAsText } from '@kotonoha/dictionary-db/queries/search/search'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { quantile } from './measure'
import { atMost, figure, type Row, round } from './table'

const queryCount = 20_000
const seed = 20260401
const warmUps = 500
/** Whatever takes longer is asked three times, and the middle time counts: a pause is no cost of it. */
const askedAgainMs = 4

const p99BudgetMs = 10
const worstBudgetMs = 25

/** Times queries of every kind, drawn from the dictionary, in the process: none may be slow. */
export function measureGeneratedQueries(dictionary: Dictionary): Row[] {
  const queries = generateQueries(dictionary, createSeededRandom(seed), queryCount)
  const timeOf = ({ query, kind }: GeneratedQuery) => {
    const startedAt = performance.now()
    searchAsText(dictionary, { query, kind, limit: 20 })
    return performance.now() - startedAt
  }
  for (const query of queries.slice(0, warmUps)) timeOf(query)
  const timed = queries.map((query) => {
    const ms = timeOf(query)
    return {
      ...query,
      ms: ms < askedAgainMs ? ms : quantile([ms, timeOf(query), timeOf(query)], 0.5),
    }
  })
  const times = timed.map(({ ms }) => ms)
  return [
    atMost(`${queryCount} generated queries, p99`, quantile(times, 0.99), p99BudgetMs, 'ms'),
    atMost('the slowest of them', Math.max(...times), worstBudgetMs, 'ms'),
    ...[...new Set(timed.map((query) => query.class))].map((name) =>
      toRow(
        name,
        timed.filter((query) => query.class === name),
      ),
    ),
  ]
}

function toRow(name: string, timed: readonly { query: string; ms: number }[]): Row {
  const slowest = timed.reduce((worst, each) => (each.ms > worst.ms ? each : worst))
  const p50 = quantile(
    timed.map(({ ms }) => ms),
    0.5,
  )
  return figure(
    `${name} (p50 ${round(p50)} ms), slowest: ${[...slowest.query].slice(0, 24).join('')}`,
    `${round(slowest.ms)} ms`,
  )
}
