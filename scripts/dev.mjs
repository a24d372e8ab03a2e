/**
 * Development: the site with hot reload on PORT, and beside it, on the next port, the server,
 * which starts again whenever its code changes.
 */
import { join } from 'node:path'
import { buildDictionary } from './build-dictionary.mjs'
import { prepareEnvironment } from './prepare-environment.mjs'
import { runChild } from './run-child.mjs'

const repository = join(import.meta.dirname, '..')
prepareEnvironment(repository)
await buildDictionary(repository)

const sitePort = Number(process.env.PORT || 3000)
const serverPort = sitePort + 1
const environment = {
  ...process.env,
  NODE_ENV: 'development',
  KOTONOHA_API_ORIGIN: `http://127.0.0.1:${serverPort}`,
  // Links in mails lead to the site, not to the server behind it; the mails are read at
  // /dev/mailbox.
  AUTH_SITE_URL: process.env.AUTH_SITE_URL || `http://127.0.0.1:${sitePort}`,
  AUTH_DEV_MAILBOX: process.env.AUTH_DEV_MAILBOX || 'true',
}

const server = runChild(
  process.execPath,
  [
    join(repository, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    join(repository, 'apps/server/src/main.ts'),
  ],
  { cwd: repository, env: { ...environment, PORT: String(serverPort), HOST: '127.0.0.1' } },
)
const site = runChild(
  process.execPath,
  [join(repository, 'node_modules/vite/bin/vite.js'), '--port', String(sitePort), '--strictPort'],
  { cwd: join(repository, 'apps/web'), env: environment },
)
console.log(`Kotonoha with hot reload: http://127.0.0.1:${sitePort}`)

// Either alone is of no use.
process.exitCode = await Promise.race([server.exitCode, site.exitCode])
for (const { child } of [server, site]) child.kill('SIGTERM')
await Promise.all([server.exitCode, site.exitCode])
