import { quantile } from '../measure'
import { figure, type Row, round } from '../table'
import { type JsonAnswer, type JsonClient, openJsonClient } from './json-client'

export interface Load {
  p50Ms: number
  p95Ms: number
  p99Ms: number
  perSecond: number
}

/** How many connections a load is measured at, each asking again as soon as it is answered. */
export const connectionCounts = [1, 16, 64]

const warmUpMs = 1_000

/** Asks for so long over so many connections; throws when an answer is no 2xx. */
export async function measureLoad(
  origin: string,
  { connections, durationMs }: { connections: number; durationMs: number },
  call: (client: JsonClient, connection: number) => Promise<JsonAnswer>,
): Promise<Load> {
  const times: number[] = []
  const measuredFrom = performance.now() + warmUpMs
  const endsAt = measuredFrom + durationMs
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const client = openJsonClient(origin)
      for (;;) {
        const askedAt = performance.now()
        if (askedAt >= endsAt) break
        const { status, body } = await call(client, connection)
        if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body).slice(0, 300)}`)
        if (askedAt >= measuredFrom) times.push(performance.now() - askedAt)
      }
      client.close()
    }),
  )
  return {
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
    perSecond: times.length / (durationMs / 1000),
  }
}

/** All that was measured of a load, in one row. */
export function toLoadRow(what: string, { p50Ms, p95Ms, p99Ms, perSecond }: Load): Row {
  const times = [p50Ms, p95Ms, p99Ms].map(round).join(' · ')
  return figure(`${what}: p50 · p95 · p99`, `${times} ms, ${round(perSecond)} /s`)
}
