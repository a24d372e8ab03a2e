import { z } from 'zod'

const patienceMs = 3000

/** As PostHog answers `/flags/?v=2`; of a flag that it does not know it says nothing. */
const flagsAnswer = z.object({
  flags: z.record(z.string(), z.object({ enabled: z.boolean() })),
  errorsWhileComputingFlags: z.boolean().optional(),
})

interface AskedFlag {
  /** Project key of the service. */
  key: string
  host: string
  flag: string
  signal?: AbortSignal
}

/**
 * Whether a flag is enabled for this installation as a whole, by the service that keeps it;
 * undefined when it cannot be reached or cannot say. It is told nothing of anybody.
 */
export async function askFlag({
  key,
  host,
  flag,
  signal,
}: AskedFlag): Promise<boolean | undefined> {
  const patience = AbortSignal.timeout(patienceMs)
  try {
    const response = await fetch(`${host}/flags/?v=2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: key, distinct_id: 'installation', flag_keys: [flag] }),
      signal: signal === undefined ? patience : AbortSignal.any([patience, signal]),
    })
    if (!response.ok) return undefined
    const { flags, errorsWhileComputingFlags } = flagsAnswer.parse(await response.json())
    const found = flags[flag]
    // What it failed to compute may be missing; a flag that was deleted is missing and off.
    if (found === undefined && errorsWhileComputingFlags === true) return undefined
    return found?.enabled ?? false
  } catch {
    return undefined
  }
}
