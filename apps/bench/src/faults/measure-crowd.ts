import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { openJsonClient } from '../accounts/json-client'
import { makeLearners } from '../accounts/learners'
import { quantile } from '../measure'
import { atLeast, atMost, type Row } from '../table'
import { startWithAccounts, withDataFolder } from './fault-server'

const idleCount = 1000
const halfCount = 200
const learnerCount = 42
const streamsOfLearner = 12
const readingMs = 8_000

/** An ordinary reader beside a crowd of connections that cost much and say little. */
export function measureCrowd(dictionaryFolder: string): Promise<Row[]> {
  return withDataFolder(dictionaryFolder, async (folder) => {
    const server = await startWithAccounts(folder)
    const sockets: Socket[] = []
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
    try {
      const learners = await makeLearners(server.origin, learnerCount)
      const alone = await read(server.origin)
      const { hostname, port } = new URL(server.origin)
      const open = (bytes: string) => {
        const socket = connect(Number(port), hostname, () => socket.write(bytes))
        socket.on('error', () => {})
        sockets.push(socket)
      }
      for (let count = 0; count < idleCount; count += 1) open('')
      const streams = await Promise.all(
        learners.flatMap(({ accessToken }) =>
          Array.from({ length: streamsOfLearner }, () => listen(server.origin, accessToken, agent)),
        ),
      )
      for (let count = 0; count < halfCount; count += 1) open('GET / HTTP/1.1\r\nhost: a\r\n')
      const crowded = await read(server.origin)
      return [
        atLeast('streams that opened', streams.filter(Boolean).length, 500, ''),
        atMost('ordinary reader alone: p95', quantile(alone, 0.95), 100, 'ms'),
        atMost('ordinary reader in the crowd: p95', quantile(crowded, 0.95), 100, 'ms'),
      ]
    } finally {
      agent.destroy()
      for (const socket of sockets) socket.destroy()
      await server.stop()
    }
  })
}

async function read(origin: string): Promise<number[]> {
  const client = openJsonClient(origin)
  const times: number[] = []
  const input = encodeURIComponent(JSON.stringify('食'))
  for (const endsAt = performance.now() + readingMs; performance.now() < endsAt; ) {
    const askedAt = performance.now()
    // Not an answer that is kept.
    const path = `/api/dict.kanji.getDefinitionOverview?input=${input}&n=${times.length}`
    const { status } = await client.ask(path)
    if (status !== 200) throw new Error(`the reader was answered ${status}`)
    times.push(performance.now() - askedAt)
  }
  client.close()
  return times
}

/** Says whether the first event came. */
function listen(origin: string, accessToken: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const request = get(`${origin}/realtime`, { agent, headers }, (response) => {
      response.on('error', () => {})
      response.once('data', () => resolve(response.statusCode === 200))
      response.once('end', () => resolve(false))
    })
    request.on('error', () => resolve(false))
  })
}
