import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where a build notes what it was made from; the server never serves a name with a dot first. */
const stampName = '.stamp'

/** Tests and generated files change nothing in what is built. */
const ignored = /\.test\.tsx?$|\.gen\.ts$/

/**
 * Names the state of source files by path, size and time of change: a few hundred files are
 * looked at in a few milliseconds, and a file that was merely touched costs one needless build.
 */
export function stampOf(repository, paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(describe(repository, join(repository, path)))
  return hash.digest('hex')
}

/** Server and site share packages, and a start looks at both. */
const described = new Map()

function describe(repository, path) {
  const known = described.get(path)
  if (known !== undefined) return known
  const lines = []
  addLines(lines, repository, path)
  const text = lines.join('')
  described.set(path, text)
  return text
}

function addLines(lines, repository, path) {
  // By the name first: half of all files need not be looked at.
  if (ignored.test(path)) return
  const status = statSync(path, { throwIfNoEntry: false })
  if (status === undefined) return
  if (!status.isDirectory()) {
    lines.push(`${relative(repository, path)}\t${status.size}\t${status.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) addLines(lines, repository, join(path, name))
}

/** Whether the folder was built from exactly that state. */
export function isFresh(folder, stamp) {
  const path = join(folder, stampName)
  return existsSync(path) && readFileSync(path, 'utf8') === stamp
}

/** The file in which a built folder keeps its stamp. */
export function stampFileOf(folder) {
  return join(folder, stampName)
}
