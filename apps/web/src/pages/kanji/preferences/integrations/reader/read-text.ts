import { ImportFailure } from '../import-failure'
import { decodeText } from './decode-text'

/** Of a table or of jpdb's reviews; an export of a hundred thousand words has a tenth of it. */
export const mostTextBytes = 100_000_000

/** The text of a file that is read whole. */
export async function readText(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size === 0) throw new ImportFailure('empty-file')
  if (file.size > mostTextBytes) throw new ImportFailure('text-too-large')
  return decodeText(new Uint8Array(await file.arrayBuffer()))
}
