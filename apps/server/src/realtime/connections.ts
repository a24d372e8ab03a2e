import type { StudyChangeKind } from '@kotonoha/api/accounts/accounts'

/** A browser that listens. */
export interface Connection {
  userId: string
  sessionId: string
  tokenEndsAt: Date
  /** The last revision that it was told. */
  revision: number
  send: (text: string) => void
  close: () => void
}

export interface StudyNudge {
  revision: number
  kinds: readonly StudyChangeKind[]
}

export interface Connections {
  /** False where there are too many, of this learner or of all. */
  add: (connection: Connection) => boolean
  /** False where it was none any more. */
  remove: (connection: Connection) => boolean
  /** Tells a learner's browsers; those that know already hear nothing. */
  announce: (userId: string, nudge: StudyNudge) => void
  list: () => Connection[]
}

/** Tabs share one connection, so more than this is no browser of a learner's. */
const mostOfLearner = 12
const mostOfAll = 10_000

export function createConnections(): Connections {
  const byLearner = new Map<string, Set<Connection>>()
  let count = 0
  return {
    add(connection) {
      const own = byLearner.get(connection.userId) ?? new Set()
      if (own.size >= mostOfLearner || count >= mostOfAll) return false
      byLearner.set(connection.userId, own.add(connection))
      count += 1
      return true
    },
    remove(connection) {
      const own = byLearner.get(connection.userId)
      if (own?.delete(connection) !== true) return false
      count -= 1
      if (own.size === 0) byLearner.delete(connection.userId)
      return true
    },
    announce(userId, { revision, kinds }) {
      for (const connection of byLearner.get(userId) ?? []) {
        if (revision <= connection.revision) continue
        connection.revision = revision
        connection.send(`event: change\ndata: ${JSON.stringify({ revision, kinds })}\n\n`)
      }
    },
    list: () => [...byLearner.values()].flatMap((own) => [...own]),
  }
}
