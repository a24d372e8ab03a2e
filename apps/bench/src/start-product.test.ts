import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endProcess, NotStartedError, startProduct } from '../../../scripts/start-product'

/** A program that has said a word, so that what it does about signals is set. */
async function run(code: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', `${code}; console.log('here')`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout !== null) await once(child.stdout, 'data')
  return child
}

const forever = 'setInterval(() => {}, 1000)'

test('a process that has ended by itself is stopped at once', async () => {
  const child = await run('')
  if (child.exitCode === null) await once(child, 'exit')
  await endProcess(child, 60_000)
  expect(child.exitCode).toBe(0)
})

test('one that a signal ended is stopped at once', async () => {
  const child = await run(forever)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await endProcess(child, 60_000)
  expect(child.signalCode).toBe('SIGKILL')
})

test('one that could not be started at all is stopped at once', async () => {
  const child = spawn('/no/such/program')
  await once(child, 'error')
  await endProcess(child, 60_000)
  expect(child.pid).toBeUndefined()
})

test('one that can be asked ends as it likes', async () => {
  const child = await run(`${forever}; process.on('SIGTERM', () => process.exit(7))`)
  await endProcess(child, 60_000)
  expect(child.exitCode).toBe(7)
})

test('one that does not listen is killed', async () => {
  const child = await run(`${forever}; process.on('SIGTERM', () => {})`)
  await endProcess(child, 100)
  expect(child.signalCode).toBe('SIGKILL')
})

test('a product that ends instead of starting is told with what it wrote', async () => {
  const started = startProduct({
    environment: () => ({ KOTONOHA_LOG_LEVEL: 'nonsense' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    isReady: async () => false,
    pauseMs: 10,
    timeoutMs: 60_000,
  })
  await expect(started).rejects.toThrow(NotStartedError)
  await expect(started).rejects.toThrow(/KOTONOHA_LOG_LEVEL/)
})
