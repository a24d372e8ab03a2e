import { printTable, type Row } from '../table'
import { measureCrowd } from './measure-crowd'
import { measureDrain } from './measure-drain'
import { measureFullDisk } from './measure-full-disk'
import { measureKills } from './measure-kills'
import { measureNodes } from './measure-nodes'

export interface FaultOptions {
  parts: readonly FaultPart[]
  kills: number
}

const parts = ['kills', 'database', 'disk', 'drain', 'crowd', 'nodes'] as const
export type FaultPart = (typeof parts)[number]

const usualKills = 50

/** `kills drain --kills 8`; no part means all. Throws for anything else. */
export function parseFaultOptions(words: readonly string[]): FaultOptions {
  const at = words.indexOf('--kills')
  const kills = at === -1 ? usualKills : Number(words[at + 1])
  if (!Number.isInteger(kills) || kills < 1) throw new Error('--kills: a whole number above 0')
  const named = at === -1 ? words : words.toSpliced(at, 2)
  const known = named.map((word) => {
    const part = parts.find((each) => each === word)
    if (part === undefined) throw new Error(`No part is named ${word}: ${parts.join(', ')}`)
    return part
  })
  return { parts: known.length === 0 ? parts : known, kills }
}

/** What the product promises of faults, on servers and data of its own that are thrown away. */
export async function measureFaults(
  dictionaryFolder: string,
  { parts: wanted, kills }: FaultOptions,
): Promise<Row[]> {
  if (process.platform !== 'linux') throw new Error('faults are measured on Linux only')
  const measures: Record<FaultPart, () => Promise<Row[]>> = {
    kills: () => measureKills(dictionaryFolder, { kills }),
    database: () => measureKills(dictionaryFolder, { kills: 1, only: 'the database' }),
    disk: () => measureFullDisk(dictionaryFolder),
    drain: () => measureDrain(dictionaryFolder),
    crowd: () => measureCrowd(dictionaryFolder),
    nodes: () => measureNodes(dictionaryFolder),
  }
  const rows: Row[] = []
  for (const part of wanted) {
    const own = await measures[part]()
    printTable(`Faults: ${part}`, own)
    rows.push(...own)
  }
  return rows
}
