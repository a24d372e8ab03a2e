import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SourceTally } from '../sources/source-tally'

/** A folder for the files of a test; removed by `remove`. */
export function createTestFolder() {
  const path = mkdtempSync(join(tmpdir(), 'kotonoha-sources-'))
  return {
    path,
    write: (name: string, contents: string | Uint8Array): string => {
      const file = join(path, name)
      writeFileSync(file, contents)
      return file
    },
    remove: (): void => rmSync(path, { recursive: true, force: true }),
  }
}

/** All that a reader yields, with what it counted. */
export async function collect<Entry>(
  read: (tally: SourceTally) => AsyncIterable<Entry>,
): Promise<{ entries: Entry[]; tally: SourceTally }> {
  const tally = new SourceTally()
  const entries: Entry[] = []
  for await (const entry of read(tally)) entries.push(entry)
  return { entries, tally }
}
