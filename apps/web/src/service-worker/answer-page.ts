import { findShell } from './kept-files'

/** A network that takes longer for a page is taken for none, where a page is kept. */
const patienceMs = 5000

/** A server that is away behind a proxy; the site says so itself and works with what it has. */
const awayStatuses = [502, 503, 504]

/**
 * Pages come from the network, which has their latest answers written into them; the kept page
 * stands in where there is no network. `preloaded` was asked while the worker started.
 */
export async function answerPage(
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> {
  const fromNetwork = preloaded.then((response) => response ?? fetch(request))
  const shell = await findShell()
  if (shell === undefined) return fromNetwork
  const response = await Promise.race([
    fromNetwork.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMs)),
  ])
  return response === undefined || awayStatuses.includes(response.status) ? shell : response
}
