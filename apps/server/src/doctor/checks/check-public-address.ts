import { z } from 'zod'
import { type Check, type Finding, patienceMs, toReason } from '../finding'

const part = 'Public address'

/** As `/ready` answers. */
const ready = z.object({ status: z.string() })

/** Asks the site by the address that learners type, through whatever proxy stands before it. */
export const checkPublicAddress: Check = async ({ environment, auth }) => {
  const address = environment.AUTH_SITE_URL
  if (!address || auth === undefined) {
    return { part, state: 'off', text: 'AUTH_SITE_URL is not set: for this machine only' }
  }
  const { siteUrl } = auth
  const wrong = (text: string): Finding => ({ part, state: 'wrong', text: `${siteUrl} ${text}` })
  let response: Response
  try {
    const signal = AbortSignal.timeout(patienceMs)
    response = await fetch(`${siteUrl}/ready`, { redirect: 'manual', signal })
  } catch (error) {
    return wrong(`cannot be reached (${toReason(error)}): does the server run, and the proxy?`)
  }
  const location = response.headers.get('location')
  if (location !== null) return wrong(`leads on to ${location}: set AUTH_SITE_URL to where it ends`)
  const answer = ready.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) return wrong('is answered by something else than Kotonoha')
  if (answer.data.status !== 'ready')
    return wrong(`answers, but is not ready: ${answer.data.status}`)
  const isPlain = siteUrl.startsWith('http:') && environment.NODE_ENV === 'production'
  if (isPlain) return wrong('is not https: passwords would travel in the open')
  return { part, state: 'works', text: `${siteUrl} is ready` }
}
