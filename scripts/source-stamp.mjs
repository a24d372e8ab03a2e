import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

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
  addLines(lines, path, relative(repository, path))
  const text = lines.join('')
  described.set(path, text)
  return text
}

function addLines(lines, path, name) {
  const status = statSync(path, { throwIfNoEntry: false })
  if (status === undefined) return
  if (status.isDirectory()) addLinesOfFolder(lines, path, name)
  else addLine(lines, status, name)
}

/** What a folder says of its entries need not be asked again: a start waits for three thousand of them. */
function addLinesOfFolder(lines, path, name) {
  const entries = readdirSync(path, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    // By the name first: half of all files need not be looked at.
    if (ignored.test(entry.name)) continue
    const [pathOfEntry, nameOfEntry] = [`${path}${sep}${entry.name}`, `${name}${sep}${entry.name}`]
    if (entry.isDirectory()) addLinesOfFolder(lines, pathOfEntry, nameOfEntry)
    else if (entry.isFile()) addLine(lines, statSync(pathOfEntry), nameOfEntry)
    else addLines(lines, pathOfEntry, nameOfEntry)
  }
}

function addLine(lines, { size, mtimeMs }, name) {
  lines.push(`${name}\t${size}\t${mtimeMs}\n`)
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
