import { create } from 'zustand'
import type { ChannelName, OutboxEntry } from './entry'
import type { PendingCounts } from './pending-counts'

export interface ChannelState {
  /** What the server has not acknowledged, in the order in which it was done. */
  pending: readonly OutboxEntry[]
  /** What the server refused, waiting to be looked at. */
  refused: readonly OutboxEntry[]
  /** The last try to reach the server failed. */
  isUnreachable: boolean
}

interface OutboxState extends Record<ChannelName, ChannelState> {
  /** The device would not store something: it lives only as long as the page. */
  isStorageFull: boolean
}

const empty: ChannelState = { pending: [], refused: [], isUnreachable: false }

/** How the outbox of the learner at this device stands: what pages and the app bar show of it. */
export const useOutboxState = create<OutboxState>()(() => ({
  lists: empty,
  study: empty,
  isStorageFull: false,
}))

export function changeChannelState(name: ChannelName, change: Partial<ChannelState>): void {
  useOutboxState.setState((state) => ({ [name]: { ...state[name], ...change } }))
}

export function countPending({ lists, study }: OutboxState): PendingCounts {
  return { lists: lists.pending.length, study: study.pending.length }
}

export function isAnyPending({ lists, study }: OutboxState): boolean {
  return lists.pending.length + study.pending.length > 0
}
