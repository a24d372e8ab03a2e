import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

/** What a file needs before it runs; what it asks for later (`import(…)`) and types are not. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm

function listGraph(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(staticImport)) {
    if (name.endsWith('.css')) continue
    const file = ['.ts', '.tsx'].map((end) => join(dirname(path), name + end)).find(existsSync)
    if (name.startsWith('.') && file !== undefined) listGraph(file, seen)
    else seen.add(name)
  }
  return seen
}

test('before anybody scrolls, the page runs its own few lines, the faces of its text and the kill switch, and nothing else of the site', () => {
  const files = [...listGraph(join(folder, 'start-landing.ts'))]
  expect(files.map((path) => relative(folder, path)).sort()).toEqual([
    '../../../kit/fonts/load-latin-fonts.ts',
    '../../../kit/fonts/preload-font.ts',
    '../../../session/installation.ts',
    '../../../session/kill-switch.ts',
    'live/live-names.ts',
    'live/start-parts.ts',
    'start-landing.ts',
  ])
})
