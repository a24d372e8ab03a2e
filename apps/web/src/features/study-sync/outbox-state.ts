import { create } from 'zustand'

interface OutboxState {
  /** Deeds that the server has not acknowledged. */
  pending: number
  /** Deeds that the server refused, waiting to be looked at. */
  refused: number
  /** The last try to reach the server failed. */
  isUnreachable: boolean
  /** The device would not store something: it lives only as long as the page. */
  isStorageFull: boolean
}

/** How the outbox of the learner at this device stands, for the badge in the app bar. */
export const useOutboxState = create<OutboxState>()(() => ({
  pending: 0,
  refused: 0,
  isUnreachable: false,
  isStorageFull: false,
}))
