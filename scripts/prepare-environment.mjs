import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads `.env` beside the repository's README, where there is one (what the environment already
 * says wins), and stops with one line where the machine cannot run the product.
 */
export function prepareEnvironment(repository) {
  process.chdir(repository)
  const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  const needed = engines.node.replace('>=', '')
  if (!isAtLeast(process.versions.node, needed)) {
    stopWith(`Node.js ${process.versions.node}: must be ${needed} or newer`)
  }
  if (!existsSync(join(repository, 'node_modules'))) {
    stopWith('The dependencies are not installed: run npm ci first')
  }
  const environmentFile = join(repository, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
}

function isAtLeast(version, needed) {
  return version.localeCompare(needed, 'en', { numeric: true }) >= 0
}

function stopWith(problem) {
  console.error(problem)
  process.exit(1)
}
