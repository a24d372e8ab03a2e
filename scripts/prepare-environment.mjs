import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads `.env` beside the repository's README, where there is one (what the environment already
 * says wins), and stops with one line where the machine cannot run the product.
 */
export function prepareEnvironment(repository) {
  process.chdir(repository)
  const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  if (!isSupported(process.versions.node, engines.node)) {
    stopWith(`Node.js ${process.versions.node}: must be ${engines.node}; 24 is the one to take`)
  }
  if (!existsSync(join(repository, 'node_modules'))) {
    stopWith('The dependencies are not installed: run npm ci first')
  }
  const environmentFile = join(repository, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
}

/** The range is written as `^20.19.0 || >=24.0.0`: of that major version, or of any from there on. */
function isSupported(version, range) {
  return range.split(' || ').some((each) => {
    const [, sign, from] = /^(\^|>=)(.+)$/.exec(each)
    const isNewEnough = compareVersions(version, from) >= 0
    return (
      isNewEnough && (sign === '>=' || Number.parseInt(version, 10) === Number.parseInt(from, 10))
    )
  })
}

/** By number; a collation that compares numbers would take longer to load than all else here. */
function compareVersions(version, other) {
  const numbers = other.split('.').map(Number)
  const differences = version.split('.').map((part, index) => Number(part) - (numbers[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

function stopWith(problem) {
  console.error(problem)
  process.exit(1)
}
