import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createFakeStripe, type FakeStripe } from './fake-stripe'

export interface ServedStripe extends FakeStripe {
  origin: string
  stop: () => Promise<void>
}

/** The fake service on a port of this machine. */
export async function serveFakeStripe(now: Date): Promise<ServedStripe> {
  const fake = createFakeStripe(now)
  const answer = getRequestListener((request) => fake.fetch(request))
  const server = createServer((incoming, outgoing) => {
    // Nobody there: the connection ends without a word.
    if (fake.isDown) incoming.socket.destroy()
    else void answer(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  fake.books.origin = origin
  return Object.assign(fake, {
    origin,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}
