import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { plainName } from '../../plain-text'
import { importFinding, importItem, importSource } from './import-item'

/** Made by the browser for each time that a source is read. */
export const importId = z.uuid()

/** As many items as one call takes. */
export const maxItemsPerCall = 500

/**
 * kanji.import.preview: a slice of what a source has. It is kept aside, and nothing of it counts
 * until kanji.import.confirm; sent again it is the same.
 */
export const input = z.object({
  importId,
  source: importSource,
  /** The file, or the account, as the learner knows it. */
  name: plainName(200),
  /** SHA-256 of what was read: the same source is applied once. */
  sourceHash: z.string().length(64),
  items: z.array(importItem).min(1).max(maxItemsPerCall),
})

export const output = z.object({
  /** One for each item, in order. */
  findings: z.array(importFinding),
  /** When the very same source was applied before; null where it was not, or was taken back. */
  appliedAt: moment.nullable(),
})
