import { toTotpCode } from './totp'

/** Sets an authenticator up by the calls that the preferences make; answers its secret. */
export async function addSecondFactor(origin: string, accessToken: string): Promise<string> {
  async function post(path: string, body: object) {
    const response = await fetch(`${origin}/auth/v1/factors${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return await response.json()
  }
  const factor = await post('', { factor_type: 'totp', friendly_name: 'Phone' })
  const challenge = await post(`/${factor.id}/challenge`, {})
  const code = toTotpCode(factor.totp.secret, 0)
  await post(`/${factor.id}/verify`, { challenge_id: challenge.id, code })
  return factor.totp.secret
}
