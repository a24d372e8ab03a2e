import { api } from '../../../../api/api'
import { findHttpStatus } from '../../../../api/api-error'
import { sendOnce } from '../../../../api/send-once'
import type { ImportFinding, ImportItem, ImportSource } from './import-item'

/** Of one call: items, and bytes with room below the 256 KB that the server reads. */
const itemsPerCall = 500
const bytesPerCall = 180_000

/** A learner may call 120 times a minute; who is told to wait waits for the next. */
const waitMs = 15_000

export interface Sending {
  importId: string
  source: ImportSource
  name: string
  sourceHash: string
}

/**
 * Sends what was read, in slices that can be sent again; gives what becomes of each item. Nothing of
 * it counts until the import is confirmed.
 */
export async function sendItems(
  sending: Sending,
  items: readonly ImportItem[],
  { onProgress, signal }: { onProgress: (sent: number) => void; signal: AbortSignal },
): Promise<{ findings: ImportFinding[]; appliedAt: string | null }> {
  const findings: ImportFinding[] = []
  let appliedAt: string | null = null
  for (const slice of toSlices(items)) {
    signal.throwIfAborted()
    const answer = await sendSlice({ ...sending, items: slice }, signal)
    // Who left while it was on its way is told no more of it.
    signal.throwIfAborted()
    findings.push(...answer.findings)
    appliedAt = answer.appliedAt
    onProgress(findings.length)
  }
  return { findings, appliedAt }
}

function sendSlice(input: Sending & { items: ImportItem[] }, signal: AbortSignal) {
  return askWhenAllowed(() => sendOnce(api.kanji.import.preview.mutationOptions(), input), signal)
}

/** Asks, and as long as too much was asked in a minute, once more after a while. */
export async function askWhenAllowed<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (findHttpStatus(error) !== 429) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    signal.throwIfAborted()
  }
}

/** In order, each as large as one call takes. */
export function toSlices(items: readonly ImportItem[]): ImportItem[][] {
  const slices: ImportItem[][] = []
  const encoder = new TextEncoder()
  let slice: ImportItem[] = []
  let bytes = 0
  for (const item of items) {
    const size = encoder.encode(JSON.stringify(item)).byteLength
    if (slice.length > 0 && (slice.length === itemsPerCall || bytes + size > bytesPerCall)) {
      slices.push(slice)
      slice = []
      bytes = 0
    }
    slice.push(item)
    bytes += size
  }
  return slice.length === 0 ? slices : [...slices, slice]
}
