/** What a page tells the worker. */
export type WorkerMessage =
  /** The files that the page runs on; those from before the worker came did not pass it. */
  | { kind: 'keep-files'; addresses: string[] }
  /** All code of the site: for who studies without a network. */
  | { kind: 'keep-code' }
  /** What drawings are compared with, which the pad has read: drawing works without a network then. */
  | { kind: 'keep-templates'; address: string }
  /** Whether this worker's release is the one that the page runs; answered through the port. */
  | { kind: 'is-of-release'; main: string }
  /** The page is ready for this worker's release. */
  | { kind: 'take-over' }
