import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askProgram } from './ask-program'

const folder = join(import.meta.dirname, '../tools')

/**
 * Runs one of the tools of `apps/bench/tools` with what is given and returns what it prints. They
 * weigh more than the product's own packages: nobody who does not measure has to install them.
 */
export async function runTool<Answer>(
  name: 'load' | 'lighthouse',
  given: unknown,
): Promise<Answer> {
  installTools()
  return askProgram([join(folder, `${name}.mjs`)], given)
}

/** Once; and again when the list of them has changed since. */
function installTools(): void {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && isSame(join(folder, 'package-lock.json'), installed)) return
  console.log('Installing the tools that measure (once) …')
  // Lighthouse is given the Chromium that the measurements of pages use.
  const options = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts']
  const { status } = spawnSync('npm', options, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not install ${folder} (exit code ${status})`)
}

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>
}

/** Whether every package that any machine needs is there in its version. */
function isSame(wanted: string, installed: string): boolean {
  const list = (path: string) => (JSON.parse(readFileSync(path, 'utf8')) as Lock).packages
  const there = list(installed)
  return Object.entries(list(wanted)).every(
    ([name, { version, optional = false }]) =>
      name === '' || optional || there[name]?.version === version,
  )
}
