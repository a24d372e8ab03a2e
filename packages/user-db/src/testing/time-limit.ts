import { onOtherServer } from './open-test-user-db'

/** A cluster on one machine asks three servers, over sockets, for what the embedded one answers. */
const timesSlower = 8

/** Milliseconds that a long test may take, given those on the embedded server. */
export function timeLimit(ms: number): number {
  return onOtherServer ? ms * timesSlower : ms
}
