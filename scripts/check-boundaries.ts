/**
 * Runs dependency-cruiser over the tree and fails on a broken layer rule, on folders that import
 * each other in a circle, and also when it saw fewer modules than the floor: under a compiler it
 * does not know it scans nothing and exits 0.
 */

import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { findFolderCycles } from './find-folder-cycles'
import { findLayerFaults } from './find-layer-faults'

/** A little under what the tree has; raise it as the tree grows. */
const moduleFloor = 3_600

const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

const result = await cruise(
  ['packages', 'apps'],
  { ...configuration.options, ruleSet: { forbidden: configuration.forbidden }, validate: true },
  undefined,
  { tsConfig: extractTSConfig('tsconfig.json') },
)
if (typeof result.output === 'string') throw new Error('dependency-cruiser gave no result object')

const { modules, summary } = result.output
const { violations, totalCruised } = summary
for (const violation of violations) {
  const path = violation.cycle?.map((each) => each.name).join(' → ') ?? violation.to
  console.error(`${violation.rule.severity} ${violation.rule.name}: ${violation.from} → ${path}`)
}

const isOurs = (path: string) => /^(apps|packages)\//.test(path)
const imports = modules
  .flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )
  .filter(({ from, to }) => isOurs(from) && isOurs(to))
// A test may look into the rooms above its own.
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path)
const cycles = findFolderCycles(imports.filter(({ from, to }) => !isTest(from) && !isTest(to)))
for (const { parent, folders, imports: steps } of cycles) {
  console.error(`folders import each other in ${parent}: ${folders.join(' → ')}`)
  for (const { from, to } of steps) console.error(`  ${from} → ${to}`)
}
const layerFaults = findLayerFaults(configuration.mayImport, imports)
for (const fault of layerFaults) console.error(fault)

if (totalCruised < moduleFloor) {
  console.error(`Only ${totalCruised} modules were seen; at least ${moduleFloor} are expected.`)
}
console.log(
  `${totalCruised} modules, ${violations.length} violations, ${cycles.length} circles of folders`,
)
const isBroken =
  violations.length + cycles.length + layerFaults.length > 0 || totalCruised < moduleFloor
process.exitCode = isBroken ? 1 : 0
