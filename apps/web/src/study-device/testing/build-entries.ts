import { type OutboxEntry, type StudyOperation, toEntryId } from '../outbox-entry'

/** What waits to be sent, in the order in which it was done. */
export function buildEntries(operations: readonly StudyOperation[], userId: string): OutboxEntry[] {
  return operations.map((operation, index) => ({
    sequence: index + 1,
    entryId: toEntryId(operation, () => `change-${index}`),
    userId,
    channel: 'study',
    operation,
  }))
}
