/**
 * Builds what is missing or out of date (server, site, dictionary) and serves in this process,
 * so that signals and the exit code are the server's own.
 */
import { join } from 'node:path'
import { buildDictionary } from './build-dictionary.mjs'
import { buildServer } from './build-server.mjs'
import { buildSite } from './build-site.mjs'
import { prepareEnvironment } from './prepare-environment.mjs'

const repository = join(import.meta.dirname, '..')
prepareEnvironment(repository)
try {
  await buildServer(repository)
  // A mistyped variable is told now, not after the site and the dictionary have been built.
  const { readConfiguration } = await import('../apps/server/dist/configuration.mjs')
  readConfiguration(process.env, process.stdout.isTTY)
  await buildSite(repository)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await buildDictionary(repository)
await import('../apps/server/dist/main.mjs')
