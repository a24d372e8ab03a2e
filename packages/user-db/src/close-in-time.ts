import { setTimeout as wait } from 'node:timers/promises'

/** Whatever is still asked then is ended by the stop of a server of ours, or by our own end. */
const goodByeTimeoutMs = 1000

/**
 * Ends the connections and then the server, which does not wait for ever for the former: whatever
 * kills a process that stops too slowly must not find its server running.
 */
export async function closeInTime({
  close,
  stopServer,
  goodByeMs = goodByeTimeoutMs,
}: {
  close: () => Promise<void>
  stopServer: () => Promise<void>
  goodByeMs?: number
}): Promise<void> {
  await Promise.race([close(), wait(goodByeMs, undefined, { ref: false })])
  await stopServer()
}
