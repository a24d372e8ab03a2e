import { existsSync } from 'node:fs'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { hashRows } from './hash-rows'

/** Prints a hash of what the present dictionary says; returns the exit code. */
export function printHash(dictionaryPath: string): number {
  if (!existsSync(dictionaryPath)) {
    console.error(`There is no dictionary at ${dictionaryPath}: run npm run dictionary:build.`)
    return 1
  }
  const dictionary = openDictionary(dictionaryPath)
  console.log(hashRows(dictionary))
  dictionary.close()
  return 0
}
