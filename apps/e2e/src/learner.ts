import { randomUUID } from 'node:crypto'
import { getMailedCode } from './mailbox'

export interface Learner {
  email: string
  password: string
}

/** An address that no other journey uses. */
export function makeUpLearner(): Learner {
  return { email: `${randomUUID()}@example.org`, password: 'leaves of words' }
}

/** Somebody who confirmed their address; `session` is what the authentication service answered. */
export async function addNewcomer(
  origin: string,
): Promise<Learner & { accessToken: string; session: object }> {
  const learner = makeUpLearner()
  await post(`${origin}/auth/v1/signup`, learner)
  const { email } = learner
  const token = await getMailedCode(origin, email)
  const session = await post(`${origin}/auth/v1/verify`, { type: 'signup', email, token })
  return { ...learner, accessToken: String(session.access_token), session }
}

/** Makes an account with a profile by the calls that the pages make. */
export async function addLearner(origin: string): ReturnType<typeof addNewcomer> {
  const learner = await addNewcomer(origin)
  const profile = { firstName: 'Aki', lastName: 'Leaf', mutationId: randomUUID() }
  await post(`${origin}/api/core.user.createProfile`, profile, learner.accessToken)
  return learner
}

/** Signs in once more, as another device does; answers what the authentication service did. */
export async function openSession(
  origin: string,
  { email, password }: Learner,
): Promise<{ session: object }> {
  const credentials = { email, password }
  return { session: await post(`${origin}/auth/v1/token?grant_type=password`, credentials) }
}

async function post(
  url: string,
  body: object,
  accessToken?: string,
): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return await response.json()
}
