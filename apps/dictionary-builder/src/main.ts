import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread } from 'node:worker_threads'
import { readSettings, repositoryFolder } from './builder-settings'
import { printCurriculumReport } from './curriculum/report/print-curriculum-report'
import { explainFailure } from './explain-failure'
import { runSecondThread } from './pipeline/second-thread/run-second-thread'
import { printReport } from './print-report'
import { printHash } from './report/print-hash'
import { runBuild } from './run-build'

const usage = `Usage: main.ts build [--if-missing] [--only-given-sources] | update | report | curriculum | hash

  build                 build the dictionary from the sources at hand
    --if-missing        unless there is a usable one
    --only-given-sources  from the folder KOTONOHA_SOURCES and nothing else
  update                fetch the newest sources, and build when they are newer
  report                tell what the present dictionary was made from
  curriculum            tell what its curriculum teaches when, and how that measures up
  hash                  print a hash of all rows of all tables, which tells two files apart`

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { 'if-missing': { type: 'boolean' }, 'only-given-sources': { type: 'boolean' } },
  })
  const environmentFile = join(repositoryFolder, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const settings = readSettings(process.env)
  const [command] = positionals
  if (command === 'report') return printReport(settings.dictionaryPath)
  if (command === 'curriculum') return printCurriculumReport(settings.dictionaryPath)
  if (command === 'hash') return printHash(settings.dictionaryPath)
  if (command !== 'build' && command !== 'update') {
    console.error(usage)
    return 1
  }
  const isUpdate = command === 'update'
  await runBuild({
    settings,
    refresh: isUpdate,
    onlyIfMissing: !isUpdate && values['if-missing'] === true,
    onlyIfNewer: isUpdate,
    isolated: values['only-given-sources'] === true,
  })
  return 0
}

async function runCommand(): Promise<void> {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(explainFailure(error) ?? error)
    process.exitCode = 1
  }
}

if (isMainThread) await runCommand()
else await runSecondThread()
