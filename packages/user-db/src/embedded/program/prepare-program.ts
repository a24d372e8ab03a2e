import { accessSync, constants, existsSync, lstatSync, readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type ServerUser } from './server-user'

interface Link {
  source: string
  target: string
}

/**
 * Gives a folder with a program that runs: every link in place, and reachable for the user.
 *
 * npm packs no links; the package lists them and makes them when its install script is allowed
 * to run. Where it was not, we make them; where we may not write or the user may not enter, we
 * do so in a copy in the data folder.
 */
export async function prepareProgram({
  installed,
  folder,
  user,
  mayEnterAnywhere,
}: {
  installed: string
  /** A folder of ours for the copy. */
  folder: string
  user: ServerUser | undefined
  mayEnterAnywhere: boolean
}): Promise<string> {
  const links = readLinks(installed)
  const isReachable = user === undefined || mayEnterAnywhere || canReach(user, installed)
  const isWhole = links.every((link) => exists(join(installed, link.target)))
  if (isReachable && isWhole) return installed
  if (isReachable && isWritable(join(installed, 'lib'))) {
    await makeLinks(installed, links)
    return installed
  }
  const copy = join(folder, `program-${readVersion(installed)}`)
  if (existsSync(copy)) return copy
  const draft = `${copy}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true })
  await makeLinks(draft, links)
  await rename(draft, copy)
  return copy
}

function readLinks(installed: string): Link[] {
  const file = join(installed, 'pg-symlinks.json')
  if (!existsSync(file)) return []
  const links = JSON.parse(readFileSync(file, 'utf8')) as Link[]
  // The list's paths begin with the name of the folder itself.
  const inside = (path: string) => relative(basename(installed), path)
  return links.map(({ source, target }) => ({ source: inside(source), target: inside(target) }))
}

async function makeLinks(folder: string, links: readonly Link[]): Promise<void> {
  for (const { source, target } of links) {
    const path = join(folder, target)
    if (exists(path)) continue
    await symlink(relative(dirname(target), source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function readVersion(installed: string): string {
  const description = readFileSync(join(installed, '../package.json'), 'utf8')
  return (JSON.parse(description) as { version: string }).version
}
