import { createServer, request as forward, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The service worker that the site hands out: its own, that of another release, or none any more. */
export type HandedWorker = 'own' | 'next-release' | 'withdrawn'

export interface ReleaseProxy {
  origin: string
  handOut: (worker: HandedWorker) => void
  /** Pages are answered as by a proxy whose server is away; calls and files go on. */
  withholdPages: (isOn: boolean) => void
  stop: () => Promise<void>
}

/** The site at another address, where its service worker can be exchanged as by a new release. */
export async function startReleaseProxy(origin: string): Promise<ReleaseProxy> {
  let handed: HandedWorker = 'own'
  let isWithheld = false
  const server = createServer((request, response) => {
    if (request.url === '/service-worker.js' && handed !== 'own') {
      void answerWithWorker(response, origin, handed)
      return
    }
    const { method, headers } = request
    if (isWithheld && headers['sec-fetch-mode'] === 'navigate') {
      response.writeHead(503).end()
      return
    }
    const onward = forward(`${origin}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    handOut: (worker) => {
      handed = worker
    },
    withholdPages: (isOn) => {
      isWithheld = isOn
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answerWithWorker(
  response: ServerResponse,
  origin: string,
  worker: Exclude<HandedWorker, 'own'>,
): Promise<void> {
  const name = worker === 'withdrawn' ? 'service-worker-withdrawn.js' : 'service-worker.js'
  const script = await (await fetch(`${origin}/${name}`)).text()
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
  response.end(worker === 'withdrawn' ? script : toNextRelease(script))
}

/** What the next release calls what it keeps. */
export const nextCache = 'site-0123456789ab'

/** Each release has a name and files of its own. */
function toNextRelease(script: string): string {
  const name = nextCache.replace('site-', '')
  return script.replaceAll('"/assets/', '"/assets/next-').replace(/[0-9a-f]{12}(?=["`])/, name)
}
