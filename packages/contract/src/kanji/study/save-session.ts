import { z } from 'zod'
import { highestInteger } from '../../dict/identifiers'
import { plainText } from '../../plain-text'
import { studySessionId } from '../study-identifiers'
import { maxSessionDocumentLength } from './active-session'

/**
 * kanji.study.saveSession: CONFLICT (`stale-session`) where another device went on, or the session
 * ended. The same save sent again gives the same version.
 */
export const input = z.object({
  sessionId: studySessionId,
  /** The version that this one replaces. */
  version: z.int().min(1).max(highestInteger),
  document: plainText(maxSessionDocumentLength),
  left: z.int().min(0).max(10_000),
})

export const output = z.object({ version: z.int() })
