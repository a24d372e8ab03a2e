import type { ChannelName, OutboxEntry } from './entry'

/** What the server said to one entry. */
export interface EntryResult<Operation> {
  entryId: string
  /** Why it will never be taken; undefined where it is done. */
  refusal?: string | undefined
  /** The operation with all that only the server knows, where that is more than was told. */
  confirmed?: Operation
}

/** An entry that waits no longer. */
export interface SettledEntry<Operation = unknown> {
  entryId: string
  operation: Operation
  refusal?: string | undefined
}

/** What a kind of operations hands in; all else is the outbox's. */
export interface ChannelDefinition<Operation> {
  name: ChannelName
  /** What another release wrote may be something else: it is left alone. */
  isOperation: (value: unknown) => value is Operation
  /** The entries at the front that one call can carry: at least one of several. */
  takeBatch: (entries: readonly OutboxEntry<Operation>[]) => OutboxEntry<Operation>[]
  /** Tells the server a batch, by calls that outlive the page. */
  send: (batch: readonly OutboxEntry<Operation>[]) => Promise<EntryResult<Operation>[]>
  /** Says why the server would not take it. */
  describe: (refusal: unknown, operation: Operation) => string
  /**
   * Refused entries are kept until the learner lets go of them, or told once by `settle` and gone.
   * Those that the server breaks on again and again wait for better times, or are refused.
   */
  keepsRefused: boolean
  /** Calls follow each other no faster, so that what comes in a row goes together. */
  sendEveryMs: number
  /** In every tab, before the entries leave: `isHere` is true in the tab that sent them. */
  settle?: (settled: readonly SettledEntry<Operation>[], isHere: boolean) => Promise<void>
  /** In every tab, after the last one that waited has left. */
  handleAllSent?: () => void
  /** Their learner went away; they stay on the device. */
  handleLeft?: (left: readonly OutboxEntry<Operation>[]) => void
}
