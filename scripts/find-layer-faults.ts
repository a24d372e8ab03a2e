import { readFileSync } from 'node:fs'
import type { Import } from './find-folder-cycles'

/** By workspace, such as `packages/api`: the workspaces that it may import. */
export type LayerTable = Readonly<Record<string, readonly string[]>>

/**
 * The table of what may be imported stands once, in the rule: the document must say the same, a
 * licence that nobody uses is taken away, and what is imported is declared in `package.json`.
 */
export function findLayerFaults(mayImport: LayerTable, imports: readonly Import[]): string[] {
  const used = new Set(
    imports
      .map(({ from, to }) => [workspaceOf(from), workspaceOf(to)])
      .filter(([from, to]) => from !== to)
      .map(([from, to]) => `${from} ${to}`),
  )
  const unused = Object.entries(mayImport).flatMap(([workspace, allowed]) =>
    allowed
      .filter((each) => !used.has(`${workspace} ${each}`))
      .map((each) => `${workspace} may import ${each} and never does: .dependency-cruiser.cjs`),
  )
  const undeclared = [...used]
    .map((pair) => pair.split(' ') as [string, string])
    .filter(([from, to]) => !listDeclared(from).includes(to))
    .map(([from, to]) => `${from} imports ${to}, which its package.json does not declare`)
  return [...unused, ...undeclared, ...findUntoldRows(mayImport)]
}

const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/')

function listDeclared(workspace: string): string[] {
  const { name: _name, ...rest } = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'))
  return Object.keys({ ...rest.dependencies, ...rest.devDependencies })
    .filter((each) => each.startsWith('@kotonoha/'))
    .map((each) => each.replace('@kotonoha/', 'packages/'))
}

/** Rows of the document's table that say something else than the rule. */
function findUntoldRows(mayImport: LayerTable): string[] {
  const told = new Map(
    [
      ...readFileSync('docs/architecture.md', 'utf8').matchAll(
        /^\| `((?:packages|apps)\/[\w-]+)` \| ([^|]*) \|/gm,
      ),
    ].map(([, workspace = '', cell = '']) => [workspace, cell.replace(/\(.*?\)/g, '').trim()]),
  )
  return Object.entries(mayImport).flatMap(([workspace, allowed]) => {
    const row = allowed.map((each) => each.replace('packages/', '')).join(', ') || '–'
    const isTold = told.get(workspace) === row
    return isTold ? [] : [`docs/architecture.md should say of ${workspace}: ${row}`]
  })
}
