import { getTokenSource } from '../../api/token-source'

/** Fetches a file of the learner's own, which the bearer token opens. */
export async function fetchDownload(
  path: string,
  usualName: string,
): Promise<{ blob: Blob; fileName: string }> {
  const token = await getTokenSource().getFreshToken()
  const response = await fetch(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw await toError(response)
  const disposition = response.headers.get('content-disposition') ?? ''
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? usualName
  return { blob: await response.blob(), fileName }
}

/** Errors of these paths have the shape of the procedures', whose message is the code. */
async function toError(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined)
  const found = JSON.stringify(body ?? '').match(/"message":"([^"]*)"/)
  return new Error(found?.[1] ?? response.statusText)
}
