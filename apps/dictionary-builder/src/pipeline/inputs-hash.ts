import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatVersion } from '@kotonoha/dictionary-db/tables/file-format'
import type { DictionarySources } from '../acquisition/dictionary-sources'

/**
 * Names the inputs of a build: while it stays the same there is nothing newer to build from, nor by. A new
 * version of the program finds other words behind the same questions, so that its index is another one.
 */
export function hashInputs({ edition, descriptions, missing, course }: DictionarySources): string {
  const hash = createHash('sha256').update(`${formatVersion}\t${edition}\n`)
  for (const { name, version, contentHash } of descriptions) {
    hash.update(`${name}\t${version}\t${contentHash}\n`)
  }
  for (const { feature } of missing) hash.update(`missing\t${feature}\n`)
  hash.update(`course\t${course.hash}\n`)
  // All of the builder is in one file where it is installed.
  hash.update(readFileSync(import.meta.filename))
  return hash.digest('hex')
}
