/**
 * Runs dependency-cruiser over the tree and fails on a broken layer rule, and also when it saw
 * fewer modules than the floor: under a compiler it does not know it scans nothing and exits 0.
 */

import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/** A little under what the tree has; raise it as the tree grows. */
const moduleFloor = 60

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const result = await cruise(
  ['packages', 'apps'],
  { ...configuration.options, ruleSet: { forbidden: configuration.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
)
if (typeof result.output === 'string') throw new Error('dependency-cruiser gave no result object')

const { violations, totalCruised } = result.output.summary
for (const violation of violations) {
  const path = violation.cycle?.map((each) => each.name).join(' → ') ?? violation.to
  console.error(`${violation.rule.severity} ${violation.rule.name}: ${violation.from} → ${path}`)
}
if (totalCruised < moduleFloor) {
  console.error(`Only ${totalCruised} modules were seen; at least ${moduleFloor} are expected.`)
}
console.log(`${totalCruised} modules, ${violations.length} violations`)
process.exitCode = violations.length > 0 || totalCruised < moduleFloor ? 1 : 0
