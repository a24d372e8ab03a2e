/** The database cannot be opened; the message says what to do about it. */
export class UserDbStartError extends Error {
  override readonly name = 'UserDbStartError'
}

/** Another process owns the data folder: this one must not go on, whatever it waits for. */
export class DataFolderInUseError extends UserDbStartError {}

export type UnavailableReason =
  /** Nobody answers, or the connection broke; what was sent may or may not have been done. */
  | 'unreachable'
  /** The server is recovering or stopping. */
  | 'starting'
  /** No connection became free in time. */
  | 'overloaded'
  /** Nothing can be written until there is room again. */
  | 'disk-full'
  /** A statement took longer than any of ours may. */
  | 'too-slow'

/** The database cannot answer now. It mends itself: the same request may succeed later. */
export class UserDbUnavailableError extends Error {
  override readonly name = 'UserDbUnavailableError'

  constructor(
    readonly reason: UnavailableReason,
    cause: unknown,
  ) {
    super(`The user database cannot answer: ${reason}`, { cause })
  }
}

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const reasonsBySqlState: Record<string, UnavailableReason> = {
  '08000': 'unreachable',
  '08001': 'unreachable',
  '08003': 'unreachable',
  '08004': 'unreachable',
  '08006': 'unreachable',
  '25006': 'starting',
  '25P03': 'too-slow',
  '53000': 'overloaded',
  '53100': 'disk-full',
  '53200': 'overloaded',
  '53300': 'overloaded',
  '55P03': 'too-slow',
  '57014': 'too-slow',
  '57P01': 'starting',
  '57P02': 'starting',
  '57P03': 'starting',
  '57P05': 'unreachable',
  '58030': 'disk-full',
}

const systemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
])

/** What the driver itself says, without a code, when a connection breaks or none is free. */
const reasonsByDriverText: [RegExp, UnavailableReason][] = [
  [/timeout exceeded when trying to connect/, 'overloaded'],
  [/Connection terminated|not queryable|connection error|Client was closed/i, 'unreachable'],
  [/timeout expired|read timeout/i, 'unreachable'],
]

/** Turns a failure of the connection or the server into `UserDbUnavailableError`; others stay. */
export function toUserDbError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof UserDbUnavailableError) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) {
    const [, reason] = reasonsByDriverText.find(([text]) => text.test(error.message)) ?? []
    return reason === undefined ? error : new UserDbUnavailableError(reason, error)
  }
  const reason = systemErrors.has(code) ? 'unreachable' : reasonsBySqlState[code]
  return reason === undefined ? error : new UserDbUnavailableError(reason, error)
}
