import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, by `var/test-times.json` of a run on a quiet machine. */
const longest = [
  'every-page',
  'preferences-account',
  'writing',
  'study-area',
  'preferences-pages',
  'offline-study',
  'lists',
  'study-session',
  'recognise',
  'lists-every-part',
  'landing',
  'study-session-ways',
]

/** Begins with the longest files, so that none of them is left to one worker at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.indexOf(basename(moduleId, '.e2e.ts'))
      return found === -1 ? longest.length : found
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
