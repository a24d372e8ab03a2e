import { open } from 'node:fs/promises'
import { readBytes } from './read-bytes'
import { type ArchiveMember, readTar } from './read-tar'
import { readZip } from './read-zip'

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.toString('latin1') === 'PK'
  } finally {
    await handle.close()
  }
}

/** The wanted files of a zip or of a tar (plain, gzip or xz). */
export async function* readArchive(
  file: string,
  isWanted: (path: string) => boolean,
): AsyncGenerator<ArchiveMember> {
  if (await isZip(file)) {
    yield* readZip(file, isWanted)
    return
  }
  for await (const member of readTar(file, readBytes(file))) {
    if (isWanted(member.path)) yield member
  }
}
