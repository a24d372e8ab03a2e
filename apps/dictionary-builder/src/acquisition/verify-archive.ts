import { open } from 'node:fs/promises'
import { readBytes } from '../sources/bytes/read-bytes'
import { readZip } from '../sources/bytes/read-zip'

async function readBeginning(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead).toString('latin1')
  } finally {
    await handle.close()
  }
}

/** Reads a file to its end, with the checksums of its packing; throws SourceError on a fault. */
export async function verifyArchive(file: string): Promise<void> {
  const beginning = await readBeginning(file)
  if (beginning.startsWith('PK')) {
    for await (const _member of readZip(file, () => true)) {
      // Reading a member checks it.
    }
    return
  }
  for await (const _piece of readBytes(file)) {
    // Unpacking checks the pieces.
  }
}

/** Networks with a log-in page answer every address with it. */
export async function isWebPage(file: string): Promise<boolean> {
  return /^\s*<(!doctype html|html)/i.test(await readBeginning(file))
}
