import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Fills a new folder aside and puts it in the place of the old one when whole, so that a build
 * that fails or is killed leaves the old one as it was.
 */
export async function replaceFolder(repository, folder, fill) {
  await mkdir(join(repository, '.tmp'), { recursive: true })
  const aside = await mkdtemp(join(repository, '.tmp', 'build-'))
  const next = join(aside, 'next')
  try {
    await mkdir(next)
    await fill(next)
    await mkdir(dirname(folder), { recursive: true })
    if (existsSync(folder)) await rename(folder, join(aside, 'old'))
    await rename(next, folder)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}
