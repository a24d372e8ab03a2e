import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

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
  const child = spawn(process.execPath, [join(folder, `${name}.mjs`)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  child.stdin.end(JSON.stringify(given))
  const [answer, code] = await Promise.all([text(child.stdout), ended])
  if (code !== 0) throw new Error(`${name} ended with exit code ${code}`)
  return JSON.parse(answer) as Answer
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
