import autocannon from 'autocannon'
import { atLeast, figure, type Row, round } from './table'

const seconds = 8

/** Requests a second at 1, 16 and 64 connections, over thousands of different definitions. */
export async function measureHttpLoad(origin: string, wordIds: readonly number[]): Promise<Row[]> {
  const paths = wordIds.map((wordId) => {
    const input = encodeURIComponent(JSON.stringify({ wordId, spellingId: null, meaningId: null }))
    return `/api/dict.words.getDefinitionOverview?input=${input}`
  })
  const rows: Row[] = []
  for (const connections of [1, 16, 64]) {
    const result = await load(origin, paths, connections)
    const what = `definition requests a second, ${connections} connections`
    const perSecond = result.requests.average
    rows.push(
      connections === 1
        ? figure(what, `${round(perSecond)} /s`)
        : atLeast(what, perSecond, 3000, '/s'),
      figure(`  p50 · p99 at ${connections}`, `${result.latency.p50} · ${result.latency.p99} ms`),
    )
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} connections failed`)
    }
  }
  return rows
}

function load(origin: string, paths: string[], connections: number): Promise<autocannon.Result> {
  let next = 0
  // One request that changes its path: a list of them would be built anew for each connection.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    next = (next + 1) % paths.length
    return { ...request, path: paths[next] ?? '/' }
  }
  return new Promise((resolve, reject) => {
    autocannon(
      { url: origin, connections, duration: seconds, requests: [{ setupRequest }] },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
  })
}
