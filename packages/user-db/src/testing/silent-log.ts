import type { UserDbLog } from '../log'

/** For tests that do not look at what is logged. */
export const silentLog: UserDbLog = { info() {}, warn() {}, error() {} }
