import { createCallLimit } from '../accounts/call-limit'

/** Calls of one learner about studying: two a second, far more than anybody who answers needs. */
export const isOneCallTooMany = createCallLimit({ calls: 120, windowMs: 60_000 })
