import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What a server that stops must know of its connections, which `node:http` does not tell. */
export interface OpenConnections {
  /** From now on every answer tells its client that it is the last on its connection. */
  announceEnd: () => void
  /** Ends those on which nothing was ever sent, as browsers open them in advance. */
  closeUnused: () => void
  /** Ends those that owe no answer: the request on them, if any, has not wholly arrived. */
  closeHalf: () => void
}

/** Follows every connection of a server from its beginning. */
export function trackConnections(server: Server): OpenConnections {
  const unanswered = new Map<Socket, Set<IncomingMessage>>()
  const answers = new Set<ServerResponse>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    unanswered.set(socket, new Set())
    socket.once('close', () => unanswered.delete(socket))
  })
  // Before whoever answers, which may be done at once.
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const requests = unanswered.get(incoming.socket)
    requests?.add(incoming)
    answers.add(outgoing)
    if (isEnding) outgoing.shouldKeepAlive = false
    outgoing.once('close', () => {
      requests?.delete(incoming)
      answers.delete(outgoing)
    })
  })
  return {
    announceEnd() {
      isEnding = true
      // Read when the headers are written; for those that have left it comes too late, and harmlessly.
      for (const outgoing of answers) outgoing.shouldKeepAlive = false
    },
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
