/** The same as on the server, which has no code in common with the site. */
const header = 'x-device-mark'
const storageKey = 'device-marks'
/** Of the accounts that this device signs in to. */
const keptCount = 5

/**
 * `fetch` for the authentication service. A sign-in is answered with a mark, and the next ones send
 * it along: what strangers try on the account from elsewhere then does not keep this device out.
 * It opens nothing and names nobody, so it stays when the learner signs out.
 */
export async function fetchWithDeviceMarks(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const marks = readMarks()
  if (marks.length > 0 && isSignIn(input)) headers.set(header, marks.join(','))
  const response = await fetch(input, { ...init, headers })
  const mark = response.headers.get(header)
  if (mark !== null) keepMark(mark, marks)
  return response
}

function isSignIn(input: RequestInfo | URL): boolean {
  return String(input instanceof Request ? input.url : input).includes('grant_type=password')
}

function readMarks(): string[] {
  try {
    return (localStorage.getItem(storageKey) ?? '').split(',').filter((mark) => mark !== '')
  } catch {
    return []
  }
}

function keepMark(mark: string, marks: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, [mark, ...marks].slice(0, keptCount).join(','))
  } catch {
    // A browser that keeps nothing signs in like a device that was never seen.
  }
}
