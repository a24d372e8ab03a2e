import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { publicPaths } from './public-pages'
import { atMost, figure, type Row } from './table'

const maxMedianKilobytes = 12
const maxKilobytes = 20

/** The documents of the public pages as they are sent to who asks for a page that is kept. */
export async function measureDocumentWeight(origin: string): Promise<Row[]> {
  const weights: { path: string; kilobytes: number }[] = []
  for (const path of publicPaths) {
    weights.push({ path, kilobytes: (await weighKept(`${origin}${encodeURI(path)}`)) / 1000 })
  }
  const sorted = weights.map(({ kilobytes }) => kilobytes).sort((a, b) => a - b)
  const middle = sorted.length / 2
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  return [
    atMost('HTML, median of the public pages', median, maxMedianKilobytes, 'KB'),
    atMost('HTML, largest of them', sorted.at(-1) ?? 0, maxKilobytes, 'KB'),
    ...weights.map(({ path, kilobytes }) => figure(`  ${path}`, `${kilobytes.toFixed(2)} KB`)),
  ]
}

/** The second asking has a page compressed as small as it gets, for those who ask after it. */
async function weighKept(url: string): Promise<number> {
  const first = await weigh(url)
  const until = Date.now() + 5000
  while (Date.now() < until) {
    const again = await weigh(url)
    if (again < first) return again
    await setTimeout(50)
  }
  return first
}

/** By hand, because `fetch` hides how much came. */
function weigh(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes))
      response.on('error', reject)
    }).on('error', reject)
  })
}
