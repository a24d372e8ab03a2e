import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log'
import { type HttpServer, type HttpServerOptions, startHttpServer } from './http-server'

const servers: HttpServer[] = []
const logged: string[] = []

async function serve(
  fetch: (request: Request) => Response | Promise<Response>,
  { stopTimeoutMs = 5000, ...more }: Partial<HttpServerOptions> = {},
): Promise<HttpServer> {
  const log = createLog({
    level: 'debug',
    format: 'json',
    write: (lines) => logged.push(lines),
    now: () => new Date(0),
  })
  const place = { port: 0, host: '127.0.0.1' }
  const server = await startHttpServer({ fetch, ...place, stopTimeoutMs, log, ...more })
  servers.push(server)
  return server
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

const get = 'GET / HTTP/1.1\r\nhost: a\r\n'

/** Sends bytes that no HTTP client would send, and gives everything that comes back. */
function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(received))
  })
}

/** Asks on a connection that is kept; the whole answer has arrived. */
async function askBy(agent: Agent, port: number): Promise<IncomingMessage> {
  const sent = request({ agent, port, host: '127.0.0.1' }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** The server lets in who has connected before it stopped, and then no more. */
async function letTurnsPass(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await nextTurn()
}

test('a request under way when the server is stopped is answered, and then the server is gone', async () => {
  const arrived = deferred()
  const mayAnswer = deferred()
  const server = await serve(async () => {
    arrived.resolve()
    await mayAnswer.promise
    return new Response('finished')
  })
  const url = `http://127.0.0.1:${server.port}/`
  const answer = fetch(url)
  await arrived.promise
  const stopped = server.stop()
  await letTurnsPass()
  await expect(fetch(url)).rejects.toThrow()
  mayAnswer.resolve()
  expect(await (await answer).text()).toBe('finished')
  await stopped
})

test('a request on its way on an idle connection when the server is stopped is answered, as the last', async () => {
  const server = await serve(() => new Response('answered'))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () => askBy(agent, server.port)
  expect((await ask()).headers.connection).toBe('keep-alive')
  const late = ask()
  await server.stop()
  expect((await late).headers.connection).toBe('close')
  agent.destroy()
})

test('an answer that is begun while the server stops tells that it is the last', async () => {
  const arrived = deferred()
  const mayAnswer = deferred()
  const server = await serve(async () => {
    arrived.resolve()
    await mayAnswer.promise
    return new Response('finished')
  })
  const agent = new Agent({ keepAlive: true })
  const answer = askBy(agent, server.port)
  await arrived.promise
  const stopped = server.stop()
  mayAnswer.resolve()
  expect((await answer).headers.connection).toBe('close')
  await stopped
  agent.destroy()
})

test('all who have connected before the server is stopped and ask thereafter are answered', async () => {
  const server = await serve(() => new Response('answered'))
  // The server lets one in for each turn of the event loop; the others wait in the system's queue.
  const sockets = Array.from({ length: 12 }, () => connect(server.port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const stopped = server.stop()
  const answers = sockets.map(async (socket) => {
    socket.write(`${get}\r\n`)
    const [chunk] = await once(socket, 'data')
    return String(chunk).split('\r\n')[0]
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']))
  await stopped
})

test('a request that never finishes does not hold a stop up for ever', async () => {
  const arrived = deferred()
  const server = await serve(
    () => {
      arrived.resolve()
      return new Promise<Response>(() => {})
    },
    { stopTimeoutMs: 50 },
  )
  const answer = fetch(`http://127.0.0.1:${server.port}/`)
  answer.catch(() => {})
  await arrived.promise
  await server.stop()
  await expect(answer).rejects.toThrow()
})

test('a connection kept alive after its answer does not hold a stop up', async () => {
  const server = await serve(() => new Response('ok'))
  await (await fetch(`http://127.0.0.1:${server.port}/`)).text()
  await server.stop()
})

const post = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{'

/** Reads the body, as every handler of a change does. */
const readWhole = async (request: Request) => new Response(await request.text())

/** What was sent before has arrived once this is answered. */
async function letArrive({ port }: HttpServer): Promise<void> {
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
}

test.each([
  ['', 'browsers open some in advance'],
  [get, 'its headers never end'],
  [post, 'its body never ends'],
  [`${get}\r\n${post}`, 'half a request behind one that was answered'],
])('a connection that sent %j does not hold a stop up: %s', async (bytes) => {
  // Longer than a test may take.
  const server = await serve(readWhole, { stopTimeoutMs: 600_000 })
  const answer = sendRaw(server.port, bytes)
  await letArrive(server)
  await server.stop()
  await answer
})

test.each([
  ['', 'nothing'],
  [get, 'half the headers'],
  [post, 'half the body'],
])('a client that sent %j and no more is let go soon after its limit: %s', async (bytes) => {
  const limits = { headersMs: 100, requestMs: 200 }
  const server = await serve(readWhole, { limits })
  const startedAt = performance.now()
  expect(await sendRaw(server.port, bytes)).toMatch(/^HTTP\/1.1 408 /)
  // By itself Node looks every 30 seconds.
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})

test('whoever hangs up while sending is noted as gone, and not as a fault of ours', async () => {
  logged.length = 0
  const server = await serve(readWhole)
  const socket = connect(server.port, '127.0.0.1', () => socket.write(post))
  socket.on('error', () => {})
  await letArrive(server)
  socket.resetAndDestroy()
  await expect.poll(() => logged.join('')).toContain('"status":499')
  expect(logged.join('')).not.toContain('"level":"error"')
})

test('every answer forbids guessing its type', async () => {
  const server = await serve(() => new Response('ok'))
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('what breaks inside is answered without a word about it, and logged', async () => {
  const server = await serve(() => {
    throw new Error('secret of the inside')
  })
  const response = await fetch(`http://127.0.0.1:${server.port}/`)
  const body = await response.text()
  expect(response.status).toBe(500)
  expect(JSON.parse(body).error.data.code).toBe('INTERNAL_SERVER_ERROR')
  expect(body).not.toContain('secret')
  expect(logged.join('')).toContain('secret of the inside')
})

test.each([
  ['nonsense\r\n\r\n', 400, 'no HTTP at all'],
  ['GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400, 'a host with a space'],
  ['GET /\\..\\x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, 'a backslash in the path'],
  ['GET /\xe9\xa3\x9f HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400, '食 as it is'],
  [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 413, 'an endless address'],
  [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 413, 'endless headers'],
])('%j is answered %i in the shape of every error: %s', async (bytes, status) => {
  const server = await serve(() => new Response('reached'))
  const answer = await sendRaw(server.port, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
  expect(JSON.parse(body).error.data.httpStatus).toBe(status)
})

test('the log has the path of a request but not its query, where secrets and searches stand', async () => {
  const server = await serve(() => new Response('ok'))
  await (await fetch(`http://127.0.0.1:${server.port}/page?token=hunter2`)).text()
  await server.stop()
  await expect.poll(() => logged.join('')).toContain('"path":"/page"')
  expect(logged.join('')).not.toContain('hunter2')
})

test('a port in use is told apart from other failures', async () => {
  const first = await serve(() => new Response('ok'))
  const log = createLog({ level: 'error', format: 'json', write: () => {}, now: () => new Date(0) })
  const second = startHttpServer({
    fetch: () => new Response('ok'),
    port: first.port,
    host: '127.0.0.1',
    stopTimeoutMs: 1000,
    log,
  })
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('what is answered before its body was asked for is noted as it was answered', async () => {
  logged.length = 0
  const server = await serve(() => new Response('starting', { status: 503 }))
  await sendRaw(server.port, post)
  await expect.poll(() => logged.join('')).toContain('"message":"request"')
  expect(logged.join('')).toContain('"status":503')
})
