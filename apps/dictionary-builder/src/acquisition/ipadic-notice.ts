import { readFileSync } from 'node:fs'

/** What every copy of IPADIC, in its original form or modified, must come with, to the letter. */
export const ipadicNotice = readFileSync(
  new URL('./ipadic-notice.txt', import.meta.url),
  'utf8',
).trim()
