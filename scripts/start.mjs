/**
 * Builds what is missing or out of date (server, site, dictionary) and serves in this process,
 * so that signals and the exit code are the server's own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildDictionary } from './build-dictionary.mjs'
import { buildServer } from './build-server.mjs'
import { buildSite } from './build-site.mjs'
import { loadProgram } from './load-program.mjs'
import { prepareEnvironment } from './prepare-environment.mjs'

const repository = join(import.meta.dirname, '..')
prepareEnvironment(repository)
let program
try {
  await buildServer(repository)
  // A mistyped variable is told now, not after the site and the dictionary have been built.
  program = loadProgram(join(repository, 'apps/server/dist')).program
  const { dataFolder } = program.readConfiguration(process.env, process.stdout.isTTY)
  readMailsHere()
  await buildSite(repository)
  const hasAll =
    existsSync(join(dataFolder, 'dictionary/handwriting.bin')) && hasUsableDictionary(dataFolder)
  if (!hasAll) await buildDictionary(repository)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await program.serve()

/**
 * Nobody can sign up where mails reach nobody. Until a mail server or the public address of the
 * site is set, this is somebody's own machine, and mails are read on it at /dev/mailbox.
 */
function readMailsHere() {
  const { env } = process
  const isConfigured = env.AUTH_DEV_MAILBOX || env.AUTH_SMTP_HOST || env.AUTH_SITE_URL
  if (!isConfigured && env.NODE_ENV !== 'production') env.AUTH_DEV_MAILBOX = 'local'
}

/** The builder would find out too, but takes half a second to be loaded. */
function hasUsableDictionary(dataFolder) {
  try {
    program.openDictionary(join(dataFolder, 'dictionary/dictionary.sqlite')).close()
    return true
  } catch (error) {
    if (error.name === 'UnreadableDictionaryError') return false
    throw error
  }
}
