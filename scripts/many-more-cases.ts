import { createRequire } from 'node:module'
import type { IRawProperty, Parameters } from 'fast-check'

/**
 * Stands in for `fast-check` while `PROPERTY_FACTOR` is set (`vitest.config.ts`): each property test
 * tries as many times more cases than it usually does.
 */
const fc: typeof import('fast-check').default = createRequire(import.meta.url)('fast-check')

const factor = Number(process.env.PROPERTY_FACTOR)
if (!(factor > 0)) throw new Error('PROPERTY_FACTOR is how many times more cases: a number above 0')

/** What `fast-check` tries where a test does not say. */
const usualRuns = 100

function assert<Each>(property: IRawProperty<Each>, options?: Parameters<Each>) {
  const numRuns = Math.ceil((options?.numRuns ?? usualRuns) * factor)
  return fc.assert(property, { ...options, numRuns })
}

// biome-ignore lint/style/noDefaultExport: it is imported as what it stands in for.
export default { ...fc, assert }
