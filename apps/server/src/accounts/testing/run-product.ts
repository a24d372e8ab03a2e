import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { afterAll, expect } from 'vitest'
import { useBundledServer } from '../../testing/bundle-server'

const startTimeoutMs = 60_000

export interface RunningProduct {
  child: ChildProcess
  /** Resolves with the exit code; null when it was killed. */
  ended: Promise<number | null>
  output(): string
  origin(): Promise<string>
}

const main = useBundledServer()
const clockAhead = pathToFileURL(`${import.meta.dirname}/clock-ahead.mjs`).href
const started: ChildProcess[] = []

/**
 * The whole process with accounts on a folder, as an operator starts it; ended with the tests. Its
 * clock may be ahead of ours, as if it were started later.
 */
export function runProduct(
  dataFolder: string,
  environment: Record<string, string> = {},
  { aheadMs = 0 }: { aheadMs?: number } = {},
): RunningProduct {
  const clock = aheadMs === 0 ? [] : ['--import', clockAhead]
  const child = spawn(process.execPath, [...clock, ...main], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      KOTONOHA_DATA: dataFolder,
      KOTONOHA_ACCOUNTS: 'on',
      AUTH_PASSWORD_HASH_MEMORY: '19456',
      AUTH_PASSWORD_HASH_PASSES: '2',
      AUTH_RATE_LIMIT_OTP: '0',
      AUTH_RATE_LIMIT_TOKEN: '0',
      AUTH_RATE_LIMIT_EMAIL_SENT: '0',
      TEST_CLOCK_AHEAD_MS: String(aheadMs),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (started.length === 0) {
    afterAll(() => {
      for (const each of started) each.kill('SIGKILL')
    })
  }
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const addressOf = () => /"address":"([^"]+)"/.exec(output)?.[1]
  return {
    child,
    ended: new Promise((resolve) => child.once('close', resolve)),
    output: () => output,
    async origin() {
      const isOpen = () => output.includes('"message":"accounts open"') && addressOf()
      await expect.poll(isOpen, { timeout: startTimeoutMs }).toBeTruthy()
      return addressOf() ?? ''
    },
  }
}

export interface Sent {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

export async function post(
  origin: string,
  path: string,
  { body, token }: { body: object; token?: string },
): Promise<Sent> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

export const newEmail = () => `learner-${randomUUID()}@example.com`

/** Where addresses need no proof: the access token of somebody new. */
export async function signUp(origin: string): Promise<string> {
  const body = { email: newEmail(), password: 'correct horse' }
  const answer = await post(origin, '/auth/v1/signup', { body })
  return answer.body.access_token
}

/** Makes a list, as the site does; its id is the client's. */
export function createList(
  origin: string,
  {
    token,
    listId,
    mutationId = randomUUID(),
  }: { token: string; listId: string; mutationId?: string },
): Promise<Sent> {
  const body = { mutationId, listId, name: '旅行' }
  return post(origin, '/api/dict.lists.createList', { token, body })
}

export async function listIds(origin: string, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/api/dict.lists.listLists`, { headers })
  const { result } = (await response.json()) as {
    result: { data: { lists: { listId: string }[] } }
  }
  return result.data.lists.map((list) => list.listId)
}
