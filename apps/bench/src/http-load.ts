import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { StoredSenseSummary } from '@kotonoha/dictionary-db/tables/stored-word'
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { endProcess } from '../../../scripts/start-product'
import { runTool } from './run-tool'
import type { RunningServer } from './running-server'
import { atLeast, figure, type Row, round } from './table'

const seconds = 6
const connectionCounts = [1, 16, 64] as const
const seed = 20261124

/** Answers a second; those of questions by core. */
const goals = { definitions: 8000, shareOfBare: 0.8, english: 1500, japanese: 3000 }

/** The load that both goals of definitions are about: so many a second, or that share of bare ones. */
const goalConnections = 16

interface LoadFigures {
  requests: number
  perSecond: number
  p50: number
  p99: number
  non2xx: number
  errors: number
}

/** What is asked of a running product. */
export interface LoadPaths {
  definitions: string[]
  english: string[]
  japanese: string[]
}

/** Beyond this rank a word is seldom asked for. */
const rarestRank = 20_000

/**
 * Different definitions, so many that no store of answers holds them; and what learners ask of the
 * usual words, each question once: how they are written and read, and their first gloss.
 */
export function listLoadPaths(dictionary: Dictionary, wordIds: readonly number[]): LoadPaths {
  const toPath = (procedure: string, input: object) =>
    `/api/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
  const ask = (queries: readonly string[]) =>
    shuffle([...new Set(queries)]).map((query) =>
      toPath('dict.search.search', { query, limit: 20 }),
    )
  const spellings = dictionary
    .prepare<{ text: string; reading: string }>(
      `SELECT text, reading
       FROM   spelling
       JOIN   word ON word.word_id = spelling.word_id
       WHERE  frequency_rank <= ${rarestRank}`,
    )
    .all()
  const senses = dictionary
    .prepare<{ senses: string }>(`SELECT senses FROM word WHERE frequency_rank <= ${rarestRank}`)
    .all()
  return {
    definitions: wordIds.map((wordId) =>
      toPath('dict.words.getDefinitionOverview', { wordId, spellingId: null, meaningId: null }),
    ),
    english: ask(senses.flatMap(({ senses: stored }) => firstGlossOf(stored))),
    japanese: ask(spellings.flatMap(({ text, reading }) => [text, reading])),
  }
}

/** Without what explains it in parentheses. */
function firstGlossOf(stored: string): string[] {
  const [first]: StoredSenseSummary[] = JSON.parse(stored)
  const plain = first?.[0][0]?.replaceAll(/\([^)]*\)/g, '').trim() ?? ''
  return plain === '' ? [] : [plain]
}

/** The same order each time, and no neighbours that are alike. */
function shuffle(texts: readonly string[]): string[] {
  const random = createSeededRandom(seed)
  return texts
    .map((text) => ({ text, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ text }) => text)
}

/** Answers a second at 1, 16 and 64 connections, beside a server that does nothing else. */
export async function measureHttpLoad(product: RunningServer, paths: LoadPaths): Promise<Row[]> {
  const bare = await measureBare(await findAnswerBytes(product.origin, paths.definitions))
  const rows = connectionCounts.map((count, place) =>
    figure(
      `a bare answer of that size, ${count} connections`,
      `${round(bare[place]?.perSecond ?? 0)} /s`,
    ),
  )
  await loadInTurn(product, paths.definitions, ({ what, perSecond, connections }) => {
    const name = `definitions, ${what}`
    const bareThere = bare[connectionCounts.indexOf(connections)]?.perSecond ?? 0
    const goal = Math.min(goals.definitions, goals.shareOfBare * bareThere)
    rows.push(
      connections === goalConnections
        ? atLeast(name, perSecond, Math.round(goal), '/s')
        : figure(name, `${round(perSecond)} /s`),
    )
  })
  for (const kind of ['english', 'japanese'] as const) {
    await loadInTurn(product, paths[kind], ({ what, perProcessorSecond }) => {
      rows.push(
        atLeast(`questions, ${kind}, ${what}`, perProcessorSecond, goals[kind], '/s a core'),
      )
    })
  }
  return rows
}

interface Load extends LoadFigures {
  connections: (typeof connectionCounts)[number]
  /** The connections, and what came of them by the clock. */
  what: string
  perProcessorSecond: number
}

/** The paths in three parts, so that no load asks what another has asked. */
async function loadInTurn(
  { origin, pid }: Pick<RunningServer, 'origin' | 'pid'>,
  paths: readonly string[],
  tell: (load: Load) => void,
): Promise<void> {
  for (const [place, connections] of connectionCounts.entries()) {
    const own = paths.filter((_path, at) => at % connectionCounts.length === place)
    const before = readProcessorSeconds(pid)
    const load = { origin, paths: own, connections, seconds }
    const figures = await runTool<LoadFigures>('load', load)
    const { requests, perSecond, p50, p99, non2xx, errors } = figures
    if (non2xx > 0 || errors > 0) {
      throw new Error(`${non2xx} answers were not 2xx, ${errors} connections failed`)
    }
    const perProcessorSecond = requests / (readProcessorSeconds(pid) - before)
    const what = `${connections} connections (${round(perSecond)} /s, p50 ${p50}, p99 ${p99} ms)`
    tell({ ...figures, connections, what, perProcessorSecond })
  }
}

/** Of some of the answers, in the mean. */
async function findAnswerBytes(origin: string, paths: readonly string[]): Promise<number> {
  const some = paths.filter((_path, place) => place % Math.ceil(paths.length / 500) === 0)
  let bytes = 0
  for (const path of some) bytes += (await (await fetch(origin + path)).arrayBuffer()).byteLength
  return Math.round(bytes / some.length)
}

async function measureBare(bytes: number): Promise<LoadFigures[]> {
  const program = join(import.meta.dirname, '../tools/bare-server.mjs')
  const server = spawn(process.execPath, [program, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = await once(server.stdout, 'data')
    const origin = `http://127.0.0.1:${String(port).trim()}`
    const figures: LoadFigures[] = []
    for (const connections of connectionCounts) {
      const paths = Array.from({ length: connections }, () => '/')
      figures.push(await runTool<LoadFigures>('load', { origin, paths, connections, seconds }))
    }
    return figures
  } finally {
    await endProcess(server, 1000)
  }
}

/**
 * User and system time of a process, https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html,
 * in ticks of a hundredth; NaN where there is no such file.
 */
function readProcessorSeconds(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may hold blanks; after it, the times are the 12th and 13th.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
