import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceNeed } from './source-need'

/** The names in a folder; none when there is no such folder. */
async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** What a download keeps beside its file while, and after, it runs. */
const unfinished = /\.(part|record\.json|new)$/

/** Looks for a source below a folder laid out by `SourceNeed.folder`. */
export async function findLocalFile(root: string, need: SourceNeed): Promise<string | undefined> {
  const folder = join(root, need.folder)
  const names = await listNames(folder)
  for (const pattern of need.patterns) {
    const name = names.findLast((each) => pattern.test(each) && !unfinished.test(each))
    if (name !== undefined) return join(folder, name)
  }
  return undefined
}
