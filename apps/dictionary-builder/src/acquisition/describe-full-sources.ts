import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { openJmdict } from '../sources/jmdict/open-jmdict'
import { findKanjidicVersion } from '../sources/kanjidic/read-kanjidic'
import { findEdictDate } from '../sources/names/read-enamdict'
import type { SourceDescription } from '../sources/source-description'
import { type Credit, credits } from './credits'
import { hashContents, hashFile } from './hash-file'
import type { CreditId, SourceNeed } from './source-need'

export interface FoundFile {
  need: SourceNeed
  path: string
}

interface Edition {
  version: string | null
  date: string | null
}

/** `kanjivg-20260513-main.tar.xz` was made on 2026-05-13. */
function findDateInName(path: string): string | null {
  const match = /(?<!\d)(20\d\d)(\d\d)(\d\d)(?!\d)/.exec(basename(path))
  return match === null ? null : `${match[1]}-${match[2]}-${match[3]}`
}

/** What the file says of itself, else what is known of its contents, else what its name tells. */
async function findEdition({ need, path }: FoundFile): Promise<Edition> {
  if (need.id === 'jmdict') {
    const jmdict = await openJmdict(path)
    await jmdict.close()
    return { version: jmdict.createdOn, date: jmdict.createdOn }
  }
  if (need.id === 'kanjidic') return findKanjidicVersion(path)
  if (need.pinned !== undefined && (await hashContents(path)) === need.pinned.sha256) {
    return { version: need.pinned.version, date: need.pinned.date }
  }
  if (need.id === 'names' && basename(path).startsWith('enamdict')) {
    const date = await findEdictDate(path)
    return { version: date, date }
  }
  const date = findDateInName(path)
  return { version: date, date }
}

/** One hash for several files: their needs and hashes in a fixed order. */
function joinHashes(hashes: { id: string; hash: string }[]): string {
  const joined = createHash('sha256')
  for (const { id, hash } of hashes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    joined.update(`${id}\t${hash}\n`)
  }
  return joined.digest('hex')
}

async function describe(credit: Credit, files: FoundFile[]): Promise<SourceDescription> {
  const hashes: { id: string; hash: string }[] = []
  const editions: Edition[] = []
  for (const file of files) {
    hashes.push({ id: file.need.id, hash: await hashFile(file.path) })
    editions.push(await findEdition(file))
  }
  const dates = editions.flatMap((each) => each.date ?? []).sort()
  const versions = [...new Set(editions.flatMap((each) => each.version ?? []))].sort()
  return {
    ...credit,
    version: versions.length === 0 ? 'unknown' : versions.join(', '),
    date: dates.at(-1) ?? null,
    contentHash: joinHashes(hashes),
  }
}

/** The credits of the files found, in the order of the needs. */
export async function describeFullSources(files: FoundFile[]): Promise<SourceDescription[]> {
  const byCredit = new Map<CreditId, FoundFile[]>()
  for (const file of files) {
    byCredit.set(file.need.credit, [...(byCredit.get(file.need.credit) ?? []), file])
    // The sentences inside JMdict have authors and a licence of their own.
    if (file.need.id === 'jmdict' && basename(file.path).startsWith('JMdict_e_examp')) {
      byCredit.set('jmdict-examples', [file])
    }
  }
  const descriptions: SourceDescription[] = []
  for (const [id, members] of byCredit) descriptions.push(await describe(credits[id], members))
  return descriptions
}
