import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a server that stops must know of its connections, which `node:http` does not tell. */
export interface OpenConnections {
  /** Ends those on which nothing was ever sent, as browsers open them in advance. */
  closeUnused: () => void
  /** Ends those that owe no answer: the request on them, if any, has not wholly arrived. */
  closeHalf: () => void
}

/** Follows every connection of a server from its beginning. */
export function trackConnections(server: Server): OpenConnections {
  const unanswered = new Map<Socket, Set<IncomingMessage>>()
  server.on('connection', (socket: Socket) => {
    unanswered.set(socket, new Set())
    socket.once('close', () => unanswered.delete(socket))
  })
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const requests = unanswered.get(incoming.socket)
    requests?.add(incoming)
    outgoing.once('close', () => requests?.delete(incoming))
  })
  return {
    closeUnused() {
      for (const socket of unanswered.keys()) if (socket.bytesRead === 0) socket.destroy()
    },
    closeHalf() {
      for (const [socket, requests] of unanswered) {
        if (![...requests].some(({ complete }) => complete)) socket.destroy()
      }
    },
  }
}
