import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFolder } from '../builder-settings'
import { Edition } from './edition'
import { formatEditionProblem } from './format-edition-problem'
import type { EditionProblem, FindLine } from './parse-edition-level'
import { parseEditionLevel } from './parse-edition-level'
import { readPartNames } from './part-names'

/** Where the edition stands in the repository, one file a level. */
export const editionFolder = join(repositoryFolder, 'edition')

export interface ReadEdition {
  edition: Edition
  /** By level, for messages. */
  files: ReadonlyMap<number, { file: string; findLine: FindLine }>
  problems: readonly EditionProblem[]
}

const levelFile = /^level-(\d{2})\.yaml$/

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
}

/** Names the state of all files without reading what they say; '' where there are none. */
export function hashEdition(folder = editionFolder): string {
  const files = listFiles(folder)
  if (files.length === 0) return ''
  const hash = createHash('sha256')
  for (const name of files) hash.update(`${name}\n`).update(readFileSync(join(folder, name)))
  return hash.digest('hex')
}

/** Reads all levels that are written; a file that cannot be read is told, the others serve. */
export function readEdition(folder = editionFolder): ReadEdition {
  const names = listFiles(folder).filter((name) => levelFile.test(name))
  const problems: EditionProblem[] = []
  const files = new Map<number, { file: string; findLine: FindLine }>()
  const levels = names.flatMap((name) => {
    const source = readFileSync(join(folder, name), 'utf8')
    const parsed = parseEditionLevel(name, source)
    if (parsed.kind === 'broken') {
      problems.push(...parsed.problems)
      return []
    }
    if (parsed.level.level !== Number(levelFile.exec(name)?.[1])) {
      problems.push({ file: name, line: 1, field: 'level', message: 'the name says another level' })
    }
    files.set(parsed.level.level, { file: name, findLine: parsed.findLine })
    return parsed.level
  })
  const partNames = readPartNames(join(folder, 'part-names.yaml'))
  return { edition: new Edition(levels, hashEdition(folder), partNames), files, problems }
}

/** The edition as the dictionary is built from it; a broken file stops the build. */
export function loadEdition(folder = editionFolder): Edition {
  const { edition, problems } = readEdition(folder)
  if (problems.length > 0) {
    throw new Error(`The edition cannot be read:\n${problems.map(formatEditionProblem).join('\n')}`)
  }
  return edition
}
