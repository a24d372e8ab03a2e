type Listener = (failure: Error) => void

const listeners = new Set<Listener>()

/** Hears of each try to renew the token that did not reach the authentication service. */
export function onRenewalOutage(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells of a call of the authentication service that renews the token and gets no answer, or the
 * one of a gateway. The client itself says so only after half a minute of further tries.
 */
export async function tellOutage(
  address: RequestInfo | URL,
  answering: Promise<Response>,
): Promise<Response> {
  try {
    const response = await answering
    if (response.status > 501) tell(address, new Error(`It answered ${response.status}`))
    return response
  } catch (failure) {
    tell(address, failure instanceof Error ? failure : new Error(String(failure)))
    throw failure
  }
}

function tell(address: RequestInfo | URL, failure: Error): void {
  const url = address instanceof Request ? address.url : String(address)
  if (!url.includes('grant_type=refresh_token')) return
  for (const listener of listeners) listener(failure)
}
