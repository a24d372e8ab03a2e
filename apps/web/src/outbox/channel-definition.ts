import type { ChannelName, OutboxEntry } from './entry'

/** What the server said to one entry. */
export interface EntryResult<Deed> {
  entryId: string
  /** Why it will never be taken; undefined where it is done. */
  refusal?: string | undefined
  /** The deed with all that only the server knows, where that is more than was told. */
  confirmed?: Deed
}

/** An entry that waits no longer. */
export interface SettledEntry<Deed = unknown> {
  entryId: string
  deed: Deed
  refusal?: string | undefined
}

/** What a kind of deeds hands in; all else is the outbox's. */
export interface ChannelDefinition<Deed> {
  name: ChannelName
  /** What another release wrote may be something else: it is left alone. */
  isDeed: (value: unknown) => value is Deed
  /** The entries at the front that one call can carry: at least one of several. */
  takeBatch: (entries: readonly OutboxEntry<Deed>[]) => OutboxEntry<Deed>[]
  /** Tells the server a batch, by calls that outlive the page. */
  send: (batch: readonly OutboxEntry<Deed>[]) => Promise<EntryResult<Deed>[]>
  /** Says why the server would not take it. */
  describe: (refusal: unknown, deed: Deed) => string
  /**
   * Refused entries are kept until the learner lets go of them, or told once by `settle` and gone.
   * Those that the server breaks on again and again wait for better times, or are refused.
   */
  keepsRefused: boolean
  /** Calls follow each other no faster, so that what comes in a row goes together. */
  sendEveryMs: number
  /** In every tab, before the entries leave: `isHere` is true in the tab that sent them. */
  settle?: (settled: readonly SettledEntry<Deed>[], isHere: boolean) => Promise<void>
  /** In every tab, after the last one that waited has left. */
  handleAllSent?: () => void
  /** Their learner went away; they stay on the device. */
  handleLeft?: (left: readonly OutboxEntry<Deed>[]) => void
}
