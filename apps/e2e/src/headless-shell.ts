import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findOrInstallChromium } from './find-chromium'

const execute = promisify(execFile)

const kept = join(import.meta.dirname, '../../../var/chromium-headless-shell')
const keptProgram = join(kept, 'usr/lib/chromium/chromium-headless-shell')
const systemProgram = '/usr/bin/chromium-headless-shell'

/**
 * Path of what journeys run in: `CHROMIUM_PATH`, Chromium's headless shell where there is one, the
 * whole of Chromium. The shell is the same engine without the browser around it (address bar,
 * profile, windows), which costs a third of the processor time of a journey and is never looked at.
 */
export async function findBrowserOfJourneys(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findOrInstallChromium()
  return findHeadlessShell() ?? (await findOrInstallChromium())
}

function findHeadlessShell(): string | undefined {
  return [systemProgram, keptProgram].find((path) => existsSync(path))
}

/**
 * Fetches Debian's headless shell into `var`, where it can be had; gives what came of it. Nothing of
 * the system is changed: the shell needs the libraries of the Chromium that is there already.
 */
export async function fetchHeadlessShell(): Promise<string> {
  const found = findHeadlessShell()
  if (found !== undefined) return found
  if (!existsSync('/usr/bin/apt-get')) return 'headless shell: none, journeys run in Chromium'
  try {
    await unpackFromDebian()
    return keptProgram
  } catch (error) {
    const reason = String(error instanceof Error ? error.message : error).split('\n')[0]
    return `headless shell: none (${reason}), journeys run in Chromium`
  }
}

/** Without the shell all goes on as well, so nothing is waited for long. */
const limits = { timeout: 90_000, maxBuffer: 64 * 1024 * 1024 }

async function unpackFromDebian(): Promise<void> {
  await mkdir(join(kept, '..'), { recursive: true })
  const folder = await mkdtemp(`${kept}-`)
  try {
    // Only root may do that; whoever is not has the lists, or goes without.
    await execute('apt-get', ['update', '-qq'], limits).catch(() => undefined)
    const packages = ['chromium-headless-shell', 'chromium-common']
    await execute('apt-get', ['download', '-qq', ...packages], { ...limits, cwd: folder })
    for (const name of await readdir(folder)) {
      await execute('dpkg', ['-x', join(folder, name), folder], limits)
      await rm(join(folder, name))
    }
    // What does not start here would fail every journey.
    await execute(join(folder, 'usr/lib/chromium/chromium-headless-shell'), ['--version'], limits)
    await rm(kept, { recursive: true, force: true })
    await rename(folder, kept)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
