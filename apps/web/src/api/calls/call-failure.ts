/** What the server says of a call that it refused. */
interface RefusalShape {
  error: { message: string; data?: unknown }
}

/** A call that brought no answer: refused by the server, or lost on the way. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  /** What the server said besides the message; undefined where no answer came at all. */
  readonly data: unknown

  constructor(message: string, { data, cause }: { data?: unknown; cause?: unknown } = {}) {
    super(message, { cause })
    this.data = data
  }

  /** Of the answer to a call, or of whatever was thrown while asking. */
  static from(cause: unknown): CallFailure {
    if (cause instanceof CallFailure) return cause
    if (isRefusal(cause)) return new CallFailure(cause.error.message, { data: cause.error.data })
    return new CallFailure(cause instanceof Error ? cause.message : 'Unknown error', { cause })
  }
}

function isRefusal(answer: unknown): answer is RefusalShape {
  const { error } = (answer ?? {}) as { error?: { message?: unknown } | null }
  return typeof error?.message === 'string'
}
