import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const downloadRecord = z.object({
  url: z.string(),
  /** Size of the whole file; null while the server has not said it. */
  totalBytes: z.int().nullable(),
  /** SHA-256 of the file as stored; null while it is not whole. */
  sha256: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
})

/** What is kept beside a downloaded file: where it came from, and how to tell it is unharmed. */
export type DownloadRecord = z.infer<typeof downloadRecord>

export function recordPath(file: string): string {
  return `${file}.record.json`
}

/** Undefined when there is none, or one that cannot be read: the file is then not trusted. */
export async function findDownloadRecord(file: string): Promise<DownloadRecord | undefined> {
  try {
    const parsed = downloadRecord.safeParse(JSON.parse(await readFile(recordPath(file), 'utf8')))
    return parsed.data
  } catch {
    return undefined
  }
}

export async function writeDownloadRecord(file: string, record: DownloadRecord): Promise<void> {
  const aside = `${recordPath(file)}.new`
  await writeFile(aside, `${JSON.stringify(record, null, 2)}\n`)
  await rename(aside, recordPath(file))
}
