/**
 * Loads a server with requests and prints what came of it. Reads `{ origin, paths, connections,
 * seconds }` as JSON from its input. A process of its own, as what it needs is
 * installed apart.
 */
import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'

const { origin, paths, connections, seconds } = JSON.parse(await text(process.stdin))
let client = 0
// Each connection has paths of its own, made ready before: making them while it runs would measure
// the making, and one list for all would be made anew for each of them.
const setupClient = (its) => {
  const own = paths.filter((_path, place) => place % connections === client)
  client += 1
  its.setRequests(own.map((path) => ({ path })))
}
const result = await autocannon({ url: origin, connections, duration: seconds, setupClient })
const { requests, latency, non2xx, errors } = result
process.stdout.write(
  JSON.stringify({
    requests: requests.total,
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    non2xx,
    errors,
  }),
)
