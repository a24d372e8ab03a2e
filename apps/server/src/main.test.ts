import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { useBundledServer } from './testing/bundle-server'
import { createTemporaryFolders } from './testing/temporary-folders'

const makeFolder = createTemporaryFolders()
const program = useBundledServer()

// Each test starts the whole process, on a machine that may be busy with other tests.
const startTimeoutMs = 50_000

const started: ChildProcess[] = []

interface RunningProcess {
  child: ChildProcess
  output: { stdout: string; stderr: string }
  exitCode: Promise<number | null>
}

function runMain(environment: Record<string, string>): RunningProcess {
  const child = spawn(process.execPath, [...program], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      KOTONOHA_DATA: makeFolder(),
      // Starting the learners' database is tried with the accounts' own tests.
      KOTONOHA_ACCOUNTS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString()
  })
  return { child, output, exitCode: new Promise((resolve) => child.once('close', resolve)) }
}

/** The address that the process says it listens on. */
async function waitForAddress({ output }: RunningProcess): Promise<string> {
  const address = () => /"address":"([^"]+)"/.exec(output.stdout)?.[1]
  await expect.poll(address, { timeout: startTimeoutMs }).toBeDefined()
  return address() ?? ''
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the process with exit code 0, and says so in its log; nothing is warned of',
  async (signal) => {
    const main = runMain({ PORT: '0' })
    const address = await waitForAddress(main)
    expect((await fetch(`${address}/health`)).status).toBe(200)
    main.child.kill(signal)
    expect(await main.exitCode).toBe(0)
    expect(main.output.stdout).toContain('"message":"stopped"')
    expect(main.output.stderr).toBe('')
  },
)

test('without a dictionary the process lives but is not ready, and says so to those who ask', async () => {
  const address = await waitForAddress(runMain({ PORT: '0' }))
  expect((await fetch(`${address}/health`)).status).toBe(200)
  expect((await fetch(`${address}/ready`)).status).toBe(503)
  const answer = await fetch(`${address}/api/dict.about.getDictionary`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ error: { message: 'dictionary-not-ready' } })
})

test('a value that is not allowed stops the start with one line and exit code 1', async () => {
  const main = runMain({ PORT: 'eighty' })
  expect(await main.exitCode).toBe(1)
  expect(main.output).toEqual({
    stdout: '',
    stderr: 'PORT="eighty": must be a whole number from 0 (any free port) to 65535\n',
  })
})

test('a port in use stops the start with one line that says what to do', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const main = runMain({ PORT: String(port) })
  expect(await main.exitCode).toBe(1)
  expect(main.output.stderr).toBe(
    `PORT=${port}: already in use; stop the other program or set PORT to a free port\n`,
  )
  other.close()
})

/** Does Node take the code that is kept beside the bundle? The process must be as one that serves. */
function isCodeTaken(folder: string): boolean {
  const look = `
    const { loadProgram } = await import('./scripts/load-program.mjs')
    process.stdout.write(String(loadProgram(${JSON.stringify(folder)}).script.cachedDataRejected))
    process.exit(0)`
  return (
    execFileSync(process.execPath, ['--input-type=module', '--eval', look]).toString() === 'false'
  )
}

test('the compiled code is kept beside the bundle; that of another Node is refused, and the server starts', async () => {
  const [, folder = ''] = program
  execFileSync(process.execPath, ['scripts/keep-code.mjs', folder])
  expect(isCodeTaken(folder)).toBe(true)
  const path = `${folder}/server.code`
  const code = readFileSync(path)
  // Where the release of the engine stands.
  code.fill(0, 4, 8)
  writeFileSync(path, code)
  expect(isCodeTaken(folder)).toBe(false)
  const main = runMain({ PORT: '0' })
  expect((await fetch(`${await waitForAddress(main)}/health`)).status).toBe(200)
  main.child.kill('SIGTERM')
  expect(await main.exitCode).toBe(0)
  expect(main.output.stderr).toBe('')
})
