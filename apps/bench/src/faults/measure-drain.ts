import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { openJsonClient } from '../accounts/json-client'
import { makeLearners } from '../accounts/learners'
import { atMost, figure, type Row } from '../table'
import { startWithAccounts, withDataFolder } from './fault-server'

const clientCount = 24
const half = 'POST /api/x HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'

/** SIGTERM under load, with connections open that never send a whole request. */
export function measureDrain(dictionaryFolder: string): Promise<Row[]> {
  return withDataFolder(dictionaryFolder, async (folder) => {
    const server = await startWithAccounts(folder)
    const [learner] = await makeLearners(server.origin, 1)
    const { hostname, port } = new URL(server.origin)
    const halves = ['', 'GET / HTTP/1.1\r\n', half].map((bytes) => sendHalf(port, hostname, bytes))
    const stream = fetch(`${server.origin}/realtime`, {
      headers: { authorization: `Bearer ${learner?.accessToken}` },
    }).catch(() => undefined)
    let isStopping = false
    const outcomes: string[] = []
    const asking = Array.from({ length: clientCount }, async () => {
      const client = openJsonClient(server.origin)
      while (!isStopping) {
        // What is under way at the signal is asked before it, and must be answered.
        const counts = !isStopping
        const outcome = await client
          .ask('/api/dict.lists.listLists', { token: learner?.accessToken ?? '' })
          .then(
            ({ status }) => String(status),
            (error: NodeJS.ErrnoException) => error.code ?? error.message,
          )
        if (counts && isStopping) outcomes.push(outcome)
      }
      client.close()
    })
    await stream
    await wait(1000)
    isStopping = true
    const startedAt = performance.now()
    await server.stop()
    const stopMs = performance.now() - startedAt
    await Promise.all(asking)
    for (const socket of halves) socket.destroy()
    const unanswered = outcomes.filter((each) => each !== '200')
    const seen = unanswered.length === 0 ? '' : ` (${[...new Set(unanswered)].join(', ')})`
    return [
      figure('requests under way at SIGTERM', String(outcomes.length)),
      atMost(`… of which not answered${seen}`, unanswered.length, 0, ''),
      atMost('from SIGTERM to the end', stopMs / 1000, 10, 's'),
    ]
  })
}

function sendHalf(port: string, hostname: string, bytes: string): Socket {
  const socket = connect(Number(port), hostname, () => socket.write(bytes))
  socket.on('error', () => {})
  return socket
}
