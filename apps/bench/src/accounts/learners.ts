import { randomUUID } from 'node:crypto'
import { type JsonAnswer, type JsonClient, openJsonClient } from './json-client'

export interface MeasuredLearner {
  email: string
  accessToken: string
  refreshToken: string
  listId: string
}

export const password = 'only for this measurement'

/** Signs new learners up, with a profile and a list each. */
export async function makeLearners(origin: string, count: number): Promise<MeasuredLearner[]> {
  const client = openJsonClient(origin)
  const learners: MeasuredLearner[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `learner-${randomUUID()}@example.com`
    const { body } = await askOrThrow(client, '/auth/v1/signup', { body: { email, password } })
    const learner = {
      email,
      accessToken: body.access_token,
      refreshToken: body.refresh_token,
      listId: randomUUID(),
    }
    await change(client, learner, 'core.user.createProfile', {
      firstName: '花子',
      lastName: '山田',
    })
    await change(client, learner, 'dict.lists.createList', { listId: learner.listId, name: '旅行' })
    learners.push(learner)
  }
  client.close()
  return learners
}

/** A change of what a learner has, as the site sends it. */
export function change(
  client: JsonClient,
  { accessToken }: Pick<MeasuredLearner, 'accessToken'>,
  procedure: string,
  input: object,
) {
  const body = { mutationId: randomUUID(), ...input }
  return askOrThrow(client, `/api/${procedure}`, { body, token: accessToken })
}

export async function askOrThrow(
  client: JsonClient,
  path: string,
  asked?: { body?: object; token?: string },
) {
  const answer = await client.ask(path, asked)
  if (answer.status < 300) return answer
  throw new RefusedCall(path, answer)
}

/** A call that the server answered with something else than what was asked for. */
export class RefusedCall extends Error {
  readonly status: number

  constructor(path: string, { status, body }: JsonAnswer) {
    super(`${path} ${status}: ${JSON.stringify(body).slice(0, 300)}`)
    this.status = status
  }
}

/** An access token lasts an hour; what was given with it brings the next one. */
export async function renewSession(
  client: JsonClient,
  learner: { accessToken: string; refreshToken: string },
): Promise<void> {
  const { body } = await askOrThrow(client, '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: learner.refreshToken },
  })
  learner.accessToken = body.access_token
  learner.refreshToken = body.refresh_token
}
