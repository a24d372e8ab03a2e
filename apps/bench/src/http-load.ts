import { runTool } from './run-tool'
import { atLeast, figure, type Row, round } from './table'

const seconds = 8

interface LoadFigures {
  perSecond: number
  p50: number
  p99: number
  non2xx: number
  errors: number
}

/** Requests a second at 1, 16 and 64 connections, over thousands of different definitions. */
export async function measureHttpLoad(origin: string, wordIds: readonly number[]): Promise<Row[]> {
  const paths = wordIds.map((wordId) => {
    const input = encodeURIComponent(JSON.stringify({ wordId, spellingId: null, meaningId: null }))
    return `/api/dict.words.getDefinitionOverview?input=${input}`
  })
  const rows: Row[] = []
  for (const connections of [1, 16, 64]) {
    const load = { origin, paths, connections, seconds }
    const { perSecond, p50, p99, non2xx, errors } = await runTool<LoadFigures>('load', load)
    const what = `definition requests a second, ${connections} connections`
    rows.push(
      connections === 1
        ? figure(what, `${round(perSecond)} /s`)
        : atLeast(what, perSecond, 3000, '/s'),
      figure(`  p50 · p99 at ${connections}`, `${p50} · ${p99} ms`),
    )
    if (non2xx > 0 || errors > 0) {
      throw new Error(`${non2xx} answers were not 2xx, ${errors} connections failed`)
    }
  }
  return rows
}
