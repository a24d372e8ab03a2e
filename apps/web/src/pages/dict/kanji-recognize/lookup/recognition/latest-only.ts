/**
 * Sends one request at a time, and of those that come meanwhile only the newest: drawing goes on
 * while the worker thinks, and only the present drawing matters.
 */
export interface LatestOnly<Request> {
  /** Asks this instead of whatever waits. */
  ask: (request: Request) => void
  /** To be called for each answer; gives whether it is the answer to the newest request. */
  isLatest: (requestId: number) => boolean
  /** Drops what waits and makes every answer still to come a stale one. */
  drop: () => void
}

export function createLatestOnly<Request>(
  send: (requestId: number, request: Request) => void,
): LatestOnly<Request> {
  let lastId = 0
  let isBusy = false
  let waiting: { request: Request } | undefined
  /** Answers up to this one are stale, whatever they say. */
  let droppedUpTo = 0

  const sendNow = (request: Request) => {
    isBusy = true
    lastId += 1
    send(lastId, request)
  }
  return {
    ask(request) {
      if (isBusy) waiting = { request }
      else sendNow(request)
    },
    isLatest(requestId) {
      isBusy = false
      const next = waiting
      waiting = undefined
      const isNewest = requestId === lastId && requestId > droppedUpTo && next === undefined
      if (next !== undefined) sendNow(next.request)
      return isNewest
    },
    drop() {
      waiting = undefined
      droppedUpTo = lastId
    },
  }
}
