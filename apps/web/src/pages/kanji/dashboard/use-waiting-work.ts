import { useEffect, useState } from 'react'
import { useOutboxState } from '../../../outbox/outbox-state'
import { findLearnerId } from '../../../session/who-is-here'
import { isStudyOperation, type OutboxEntry } from '../../../study-device/outbox-entry'
import { findWaitingWork, type WaitingWork } from '../../../study-device/waiting-work'

interface Counted {
  saidAt: string
  entryIds: ReadonlySet<string>
  work: WaitingWork | undefined
}

/**
 * What the answers that wait on this device make of what the server said at `saidAt`. It holds on
 * when they were sent, until the server has said anew: the counts would rise for that moment.
 */
export function useWaitingWork(saidAt: string): WaitingWork | undefined {
  const pending = useOutboxState(({ study }) => study.pending)
  const [counted, setCounted] = useState<Counted>()
  const isOfNow = counted?.saidAt === saidAt
  const known = isOfNow ? counted.entryIds : undefined
  const isNews = pending.some(({ entryId }) => known?.has(entryId) !== true)

  useEffect(() => {
    const userId = findLearnerId()
    if (!isNews || userId === undefined) return
    let isCurrent = true
    const entries = pending.flatMap(({ operation, ...entry }): OutboxEntry[] =>
      isStudyOperation(operation) ? [{ ...entry, operation }] : [],
    )
    const entryIds = new Set(pending.map(({ entryId }) => entryId))
    findWaitingWork({ userId, entries, saidAtMs: Date.parse(saidAt) })
      .then((work) => {
        if (isCurrent) setCounted({ saidAt, entryIds, work })
      })
      // A storage that fails keeps nothing to count by.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [isNews, pending, saidAt])

  return isOfNow ? counted.work : undefined
}
