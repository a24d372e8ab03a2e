import {
  heartbeatMs,
  heartbeatTimeoutMs,
  realtimePath,
  reconnectDelaysMs,
} from '@kotonoha/contract/kanji/realtime-channel'
import { createParser } from 'eventsource-parser'
import { getTokenSource } from '../api/token-source'

/** One event of a `text/event-stream`. */
export interface StreamEvent {
  name: string
  data: string
}

/**
 * Listens to the learner's channel until `signal` is aborted, and comes back whenever it breaks off:
 * after 1, 2, 5 and then every 10 s.
 */
export async function keepListening(
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let attempt = 0
  while (!signal.aborted) {
    const wasOpen = await listenOnce(onEvent, signal)
    if (wasOpen) attempt = 0
    const place = Math.min(attempt, reconnectDelaysMs.length - 1)
    await waitFor(reconnectDelaysMs[place] ?? 10_000, signal)
    attempt += 1
  }
}

/** Whether the server answered with a stream. */
async function listenOnce(
  onEvent: (event: StreamEvent) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const own = new AbortController()
  const stop = () => own.abort()
  signal.addEventListener('abort', stop)
  // A connection that says nothing for longer than a heartbeat takes is broken.
  let silence = setTimeout(stop, heartbeatMs + heartbeatTimeoutMs)
  let isOpen = false
  try {
    const token = await getTokenSource().getFreshToken()
    if (token === undefined) return false
    const response = await fetch(realtimePath, {
      headers: { authorization: `Bearer ${token}` },
      signal: own.signal,
      cache: 'no-store',
    })
    if (response.status === 401) getTokenSource().distrustToken()
    if (!response.ok || response.body === null) return false
    isOpen = true
    const parser = createParser({
      onEvent: ({ event = 'message', data }) => onEvent({ name: event, data }),
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return true
      clearTimeout(silence)
      silence = setTimeout(stop, heartbeatMs + heartbeatTimeoutMs)
      parser.feed(value)
    }
  } catch {
    return isOpen
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
    own.abort()
  }
}

/** Until then, or until the network returns. */
function waitFor(pauseMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pauseMs)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
    function done() {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
