/** Fails on a source file over 400 lines; tables of data and generated files apart. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const lineLimit = 400

/** Files that are one long table, where splitting would only hide it. */
const tables = /(-table|\.gen|-cases)\.tsx?$|\/testing\//

const long = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path) && !tables.test(path))
  .map((path) => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .filter((file) => file.lines > lineLimit)
for (const file of long) console.error(`${file.path} has ${file.lines} lines (limit ${lineLimit})`)
console.log(`${long.length} files over ${lineLimit} lines`)
process.exitCode = long.length > 0 ? 1 : 0
