/**
 * Fails when a Markdown file names a path of the repository that does not exist, or code a document
 * that is not in the repository; or when two decisions have one number.
 *
 * What counts as a path: the target of a relative link, and inline code that begins with a
 * top-level folder of the repository or is a file name with a slash before it. Ignored outputs
 * (var/, dist/, node_modules/, screenshots/) are named in the docs but never in a fresh clone.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listUnreadableCitations } from './list-unreadable-citations'

const outputs = /^(var|node_modules|screenshots|coverage)\/|(^|\/)dist(\/|$)/

function listFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
}

const markdownFiles = listFiles('*.md')
const codeFiles = listFiles('*.ts', '*.tsx', '*.mjs', '*.css')
const topLevel = new Set(readdirSync('.'))

/** Paths named by a Markdown text, with those inside code fences left out. */
function listNamedPaths(markdown: string, folder: string): string[] {
  const text = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)].map((match) =>
    join(folder, match[1] ?? ''),
  )
  const code = [...text.matchAll(/`([^`\s]+)`/g)]
    .map((match) => (match[1] ?? '').replace(/^\.\//, ''))
    .filter((path) => /^[\w.@-]+(\/[\w.@$-]+)*\/?$/.test(path))
    .filter((path) => path.includes('/') && topLevel.has(path.split('/')[0] ?? ''))
  return [...links, ...code].map((path) => path.replace(/\/$/, ''))
}

const missing = markdownFiles.flatMap((file) =>
  listNamedPaths(readFileSync(file, 'utf8'), dirname(file))
    .filter((path) => !outputs.test(`${path}/`) && !existsSync(path))
    .map((path) => `${file} names ${path}, which does not exist`),
)
const unreadable = codeFiles.flatMap((file) =>
  listUnreadableCitations(readFileSync(file, 'utf8')).map(
    (citation) => `${file} cites ${citation}, which is not in the repository`,
  ),
)
const decisions = markdownFiles.flatMap((path) => /^docs\/decisions\/(\d+)/.exec(path)?.[1] ?? [])
const twice = decisions
  .filter((number, index) => decisions.indexOf(number) < index)
  .map((number) => `two decisions have the number ${number}`)
const faults = [...missing, ...unreadable, ...twice]
for (const line of faults) console.error(line)
console.log(
  `${markdownFiles.length} Markdown files, ${missing.length} missing paths, ` +
    `${codeFiles.length} files of code, ${unreadable.length} citations that nobody can open`,
)
process.exitCode = faults.length > 0 ? 1 : 0
