import { basename } from 'node:path'
import { readArchive } from '../bytes/read-archive'
import { SourceError } from '../source-error'
import { decodeText, readText } from '../text/read-text'

interface NamedText {
  /** The file, and the member of it if it is an archive. */
  name: string
  text: AsyncIterable<string>
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/**
 * The text of a radical file, or of the named members of `kradzip.zip`.
 *
 * All of them are around in UTF-8 and in EUC-JP.
 */
export async function* openRadicalText(
  file: string,
  members: readonly string[],
): AsyncGenerator<NamedText> {
  if (!file.endsWith('.zip')) {
    yield { name: file, text: readText(file, ['utf-8', 'euc-jp']) }
    return
  }
  let found = 0
  for await (const { path, bytes } of readArchive(file, (each) =>
    members.includes(basename(each)),
  )) {
    found += 1
    const name = `${file} (${path})`
    yield { name, text: decodeText(name, once(bytes), ['utf-8', 'euc-jp']) }
  }
  if (found === 0) throw new SourceError(file, `holds none of ${members.join(', ')}`)
}
