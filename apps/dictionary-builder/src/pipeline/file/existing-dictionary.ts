import { existsSync } from 'node:fs'
import { openDictionary, UnreadableDictionaryError } from '@kotonoha/dictionary-db/open-dictionary'
import type { BuildReport } from '../../report/build-report'

export interface ExistingDictionary {
  version: string
  inputsHash: string
  /** The state of the course's files that it was built with. */
  courseHash: string
  report: BuildReport
}

/** What the dictionary at the path says of itself; undefined where there is none that is usable. */
export function findExistingDictionary(path: string): ExistingDictionary | undefined {
  if (!existsSync(path)) return undefined
  try {
    const dictionary = openDictionary(path)
    const values = new Map(
      dictionary
        .prepare<{ key: string; value: string }>('SELECT key, value FROM about')
        .all()
        .map(({ key, value }) => [key, value]),
    )
    dictionary.close()
    return {
      version: dictionary.version,
      inputsHash: values.get('inputs') ?? '',
      courseHash: values.get('course') ?? '',
      report: JSON.parse(values.get('report') ?? '{}'),
    }
  } catch (error) {
    if (error instanceof UnreadableDictionaryError) return undefined
    throw error
  }
}
