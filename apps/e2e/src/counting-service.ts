import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface AskedRequest {
  path: string
  body: string
}

export interface CountingService {
  origin: string
  /** All that it was ever asked and told, by the server and by browsers. */
  requests: AskedRequest[]
  setKillSwitch: (isOn: boolean) => void
  stop: () => Promise<void>
}

/** Stands for PostHog: keeps the flag of the kill switch, and takes in what is counted. */
export async function startCountingService(): Promise<CountingService> {
  const requests: AskedRequest[] = []
  let isOn = false
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const path = request.url ?? ''
      requests.push({ path, body: Buffer.concat(pieces).toString() })
      const isFlags = path.startsWith('/flags')
      response.writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      response.end(JSON.stringify(isFlags ? toFlags(isOn) : { status: 1 }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    setKillSwitch: (next) => {
      isOn = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function toFlags(enabled: boolean) {
  const key = 'ktg-kill-switch'
  const reason = { code: 'condition_match', condition_index: 0, description: '' }
  const metadata = { id: 1, version: 1, payload: null }
  return {
    flags: { [key]: { key, enabled, reason, metadata } },
    errorsWhileComputingFlags: false,
    requestId: 'of-a-journey',
  }
}
