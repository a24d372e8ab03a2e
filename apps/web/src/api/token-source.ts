/** How calls come by the learner's token. The session sets it; without accounts there is none. */
export interface TokenSource {
  /** What is there now, without waiting. */
  findToken: () => string | undefined
  /** A token with some time left; asks for a new one where needed. */
  getFreshToken: () => Promise<string | undefined>
  /** The server refused a token that looked good here, as a clock that is wrong makes it look. */
  distrustToken: () => void
  /** The server says that the session is over: look, and let go of it quietly. */
  checkSession: () => void
}

let source: TokenSource = {
  findToken: () => undefined,
  getFreshToken: () => Promise.resolve(undefined),
  distrustToken: () => {},
  checkSession: () => {},
}

export function setTokenSource(next: TokenSource): void {
  source = next
}

export function getTokenSource(): TokenSource {
  return source
}
