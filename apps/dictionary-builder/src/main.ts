import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import BetterSqlite3 from 'better-sqlite3'
import { readSettings, repositoryFolder, SettingsError } from './builder-settings'
import { BuildLockedError } from './pipeline/file/build-lock'
import { printReport } from './print-report'
import { runBuild } from './run-build'
import { SourceError } from './sources/source-error'

const usage = `Usage: main.ts build [--if-missing] [--only-given-sources] | update | report

  build                 build the dictionary from the sources at hand
    --if-missing        unless there is a usable one
    --only-given-sources  from the folder KOTONOHA_SOURCES and nothing else
  update                fetch the newest sources, and build when they are newer
  report                tell what the present dictionary was made from`

/** Errors that a person can act on are told in one line; the others are faults of ours. */
function toMessage(error: unknown): string | undefined {
  const isOneLine =
    error instanceof SourceError ||
    error instanceof SettingsError ||
    error instanceof BuildLockedError
  if (isOneLine) return error.message
  const isFull =
    (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_FULL')) ||
    (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
  if (isFull) {
    return 'There is no space left to write the dictionary: free about 1 GB in the data folder (KOTONOHA_DATA). The previous dictionary is untouched.'
  }
  if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_IOERR')) {
    return `The dictionary cannot be written (${error.message}): is there space left in the data folder (KOTONOHA_DATA)? The previous dictionary is untouched.`
  }
  return undefined
}

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { 'if-missing': { type: 'boolean' }, 'only-given-sources': { type: 'boolean' } },
  })
  const environmentFile = join(repositoryFolder, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const settings = readSettings(process.env)
  const isolated = values['only-given-sources'] === true
  switch (positionals[0]) {
    case 'build':
      await runBuild({
        settings,
        refresh: false,
        onlyIfMissing: values['if-missing'] === true,
        onlyIfNewer: false,
        isolated,
      })
      return 0
    case 'update':
      await runBuild({
        settings,
        refresh: true,
        onlyIfMissing: false,
        onlyIfNewer: true,
        isolated,
      })
      return 0
    case 'report':
      return printReport(settings.dictionaryPath)
    default:
      console.error(usage)
      return 1
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  const message = toMessage(error)
  console.error(message ?? error)
  process.exitCode = 1
}
