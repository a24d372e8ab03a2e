import { readFile } from 'node:fs/promises'

const manifest = new URL('../../web/dist/.vite/manifest.json', import.meta.url)

/**
 * The path under which the site serves what was built from a source file of `apps/web`, loaded when
 * it is needed: the file's own name is a hash alone.
 */
export async function findBuiltFile(source: string): Promise<string> {
  const files: Record<string, { file: string }> = JSON.parse(await readFile(manifest, 'utf8'))
  const found = Object.entries(files).filter(([name]) => name.split('?')[0] === source)
  const [only] = found
  if (only === undefined || found.length > 1) {
    throw new Error(`${found.length} files were built from ${source}`)
  }
  return `/${only[1].file}`
}
