import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log'
import { type KillSwitch, openKillSwitch } from './kill-switch'

const log = createLog({ level: 'error', format: 'json', write: () => {}, now: () => new Date(0) })

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

interface Answer {
  status: number
  body: unknown
}

/** The service that keeps the flag, as its documentation has it. */
async function startService() {
  const asked: { path: string | undefined; body: unknown }[] = []
  let answer: Answer = toAnswer(false)
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      asked.push({ path: request.url, body: JSON.parse(Buffer.concat(pieces).toString()) })
      if (answer.status === 0) return void request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}`,
    asked,
    set: (next: Answer) => {
      answer = next
    },
  }
}

function toAnswer(enabled: boolean) {
  const metadata = { id: 1, version: 1, payload: null }
  const reason = { code: 'condition_match', condition_index: 0, description: '' }
  const flag = { key: 'ktg-kill-switch', enabled, reason, metadata }
  return {
    status: 200,
    body: { flags: { 'ktg-kill-switch': flag }, errorsWhileComputingFlags: false, requestId: 'r' },
  }
}

function follow(host: string | undefined, isForced = false): KillSwitch {
  const service = host === undefined ? undefined : { key: 'phc_key', host }
  const killSwitch = openKillSwitch({ isForced, service, pauseMs: 5, log })
  ends.push(killSwitch.stop)
  return killSwitch
}

test('the flag is asked for the installation, and followed on and off', async () => {
  const service = await startService()
  const killSwitch = follow(service.host)
  expect(killSwitch.isOn()).toBe(false)
  await expect
    .poll(() => service.asked[0])
    .toEqual({
      path: '/flags/?v=2',
      body: { token: 'phc_key', distinct_id: 'installation', flag_keys: ['ktg-kill-switch'] },
    })
  service.set(toAnswer(true))
  await expect.poll(killSwitch.isOn).toBe(true)
  service.set(toAnswer(false))
  await expect.poll(killSwitch.isOn).toBe(false)
})

test.each<[Answer, string]>([
  [{ status: 0, body: {} }, 'it hangs up'],
  [{ status: 500, body: {} }, 'it is broken'],
  [{ status: 200, body: { flags: 'none' } }, 'it answers something else'],
  [{ status: 200, body: { flags: {}, errorsWhileComputingFlags: true } }, 'it could not compute'],
])('the last answer holds while the service does not say: %j (%s)', async (answer, _why) => {
  const service = await startService()
  service.set(toAnswer(true))
  const killSwitch = follow(service.host)
  await expect.poll(killSwitch.isOn).toBe(true)
  service.set(answer)
  const newcomer = follow(service.host)
  const before = service.asked.length
  await expect.poll(() => service.asked.length).toBeGreaterThan(before + 4)
  expect(killSwitch.isOn()).toBe(true)
  // Without any answer yet, the product goes on.
  expect(newcomer.isOn()).toBe(false)
})

test('a flag that was deleted is off', async () => {
  const service = await startService()
  service.set(toAnswer(true))
  const killSwitch = follow(service.host)
  await expect.poll(killSwitch.isOn).toBe(true)
  service.set({ status: 200, body: { flags: {}, errorsWhileComputingFlags: false } })
  await expect.poll(killSwitch.isOn).toBe(false)
})

test('whoever runs the installation can switch off without any service', async () => {
  expect(follow(undefined, true).isOn()).toBe(true)
  expect(follow(undefined).isOn()).toBe(false)
  const service = await startService()
  expect(follow(service.host, true).isOn()).toBe(true)
  expect(service.asked).toEqual([])
})
