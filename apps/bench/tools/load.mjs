/**
 * Loads a server with requests and prints what came of it. Reads `{ origin, paths, connections,
 * seconds }` as JSON from its input. A process of its own, as what it needs is installed apart.
 */
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const { origin, paths, connections, seconds } = JSON.parse(await text(process.stdin))
let next = 0
// One request that changes its path: a list of them would be built anew for each connection.
const setupRequest = (request) => {
  next = (next + 1) % paths.length
  return { ...request, path: paths[next] ?? '/' }
}
const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  requests: [{ setupRequest }],
})
const { requests, latency, non2xx, errors } = result
const figures = { perSecond: requests.average, p50: latency.p50, p99: latency.p99, non2xx, errors }
process.stdout.write(JSON.stringify(figures))
