import { z } from 'zod'
import { moment, mutationId } from '../../core/account-identifiers'
import { plainText } from '../../core/plain-text'
import { kanjiId, spellingId, wordId } from '../identifiers'

/** As many as a device keeps. */
const maxEntries = 24

const maxTextLength = 200

/** Complete enough to be drawn without another call. */
const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('kanji'),
    kanjiId,
    gloss: plainText(maxTextLength),
    viewedAt: moment,
  }),
  z.object({
    kind: z.literal('word'),
    wordId,
    spellingId,
    text: plainText(maxTextLength),
    reading: plainText(maxTextLength),
    gloss: plainText(maxTextLength),
    viewedAt: moment,
  }),
])

/**
 * dict.recentlyViewed.sync: adds what a device has seen to what the account has, the latest visit
 * of each standing. Everything seen before `forgottenAt` is forgotten, on every device.
 */
export const input = z.object({
  mutationId,
  entries: z.array(entry).max(maxEntries),
  forgottenAt: moment.nullable(),
})

/** What the account has now, the latest first; nothing where `keepRecentViewed` is off. */
export const output = z.object({ entries: z.array(entry), forgottenAt: moment.nullable() })
