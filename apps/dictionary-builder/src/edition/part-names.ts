import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const partNames = z.record(z.string(), z.string())

/** Reads what kanji are called as parts; from the literal to the name. */
export function readPartNames(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map()
  return new Map(Object.entries(partNames.parse(parse(readFileSync(path, 'utf8')))))
}
