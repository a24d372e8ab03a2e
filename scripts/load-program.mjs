import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'

/** The names that the bundle, one script, may use besides those of the language. */
const given = 'exports, require, module, __filename, __dirname, dynamicImport'

/**
 * Runs the server's bundle and gives what it exports. Its compiled code is kept beside it, so that
 * nothing is parsed and compiled anew at each start (decision 078): code of another release of Node
 * is refused by Node, and the bundle compiled as ever.
 */
export function loadProgram(folder) {
  const script = compileProgram(folder, readOrNothing(codePathOf(folder)))
  const path = bundlePathOf(folder)
  const module = { exports: {} }
  const dynamicImport = (address) => import(address)
  script.runInThisContext()(
    module.exports,
    createRequire(path),
    module,
    path,
    dirname(path),
    dynamicImport,
  )
  return { program: module.exports.program, script }
}

function compileProgram(folder, cachedData) {
  const filename = bundlePathOf(folder)
  const source = `(function (${given}) { ${readFileSync(filename, 'utf8')}\n})`
  return new Script(source, { filename, ...(cachedData && { cachedData }) })
}

function readOrNothing(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

export function bundlePathOf(folder) {
  return join(folder, 'server.cjs')
}

/** Where the compiled code of a bundle is kept. */
export function codePathOf(folder) {
  return join(folder, 'server.code')
}
