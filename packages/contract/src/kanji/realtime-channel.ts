// Without schemas: the site takes these without the library that checks schemas.

/**
 * Where a signed-in browser hears that something of its learner changed: a `text/event-stream`
 * that is read with `fetch`, since the bearer token goes into the Authorization header.
 *
 * 401 means sign in (or refresh the token) first, 429 too many connections of one learner. The
 * stream ends when the session ends or the token runs out: connect again with a new one.
 *
 * The data of an event `change` is `{ revision, kinds }`, the kinds being among `cards`, `session`
 * and `profile`; the browser asks kanji.sync.changes for the rest. A `heartbeat` has no data,
 * or `switchedOffData` while the app is to draw nothing.
 */
export const realtimePath = '/realtime'

export const switchedOffData = 'switched-off'

/** The server says something at least this often. */
export const heartbeatMs = 25_000

/** A connection that is this much later than a heartbeat is broken. */
export const heartbeatTimeoutMs = 10_000

/** Waits before connecting again, the last one for ever. */
export const reconnectDelaysMs = [1000, 2000, 5000, 10_000] as const
