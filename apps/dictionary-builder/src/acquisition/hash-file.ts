import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ByteStream, readBytes } from '../sources/bytes/read-bytes'

async function hashStream(stream: ByteStream): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of stream) hash.update(piece)
  return hash.digest('hex')
}

/** SHA-256 of a file as it is stored; of a folder, over the names and contents of its files. */
export async function hashFile(path: string): Promise<string> {
  if (!(await stat(path)).isDirectory()) return hashStream(createReadStream(path))
  const hash = createHash('sha256')
  for (const name of (await readdir(path)).sort()) {
    hash.update(`${name}\t${await hashFile(join(path, name))}\n`)
  }
  return hash.digest('hex')
}

/** SHA-256 of what a file holds once it is unpacked. */
export function hashContents(file: string): Promise<string> {
  return hashStream(readBytes(file))
}
