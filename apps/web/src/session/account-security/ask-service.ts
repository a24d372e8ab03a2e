import * as v from 'valibot'
import { getTokenSource } from '../../api/token-source'
import { getDeviceHeaders } from '../device-mark'
import { tellRetryAfter } from '../tell-retry-after'

const refusal = v.object({ code: v.string(), message: v.string() })

/** Asks the authentication service for what its client does not know of; throws as that does. */
export async function askService(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<unknown> {
  const token = await getTokenSource().getFreshToken()
  const answered = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...getDeviceHeaders(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const response = await tellRetryAfter(answered)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  const refused = v.safeParse(refusal, answer)
  const { code, message } = refused.success ? refused.output : { code: '', message: '' }
  const { status } = response
  throw Object.assign(new Error(message), { name: 'AuthApiError', code, status })
}
