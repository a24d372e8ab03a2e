import { readFileSync } from 'node:fs'

const file = new URL('./ipadic-notice.txt', import.meta.url)

/**
 * What every copy of IPADIC, in its original form or modified, must come with, to the letter. Read
 * where it is credited only: in a bundle the builder has no file beside it.
 */
export function readIpadicNotice(): string {
  return readFileSync(file, 'utf8').trim()
}
