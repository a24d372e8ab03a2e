import { randomBytes, randomUUID } from 'node:crypto'
import type { PushMessage } from '@kotonoha/contract/core/notifications/push-message'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import { type AssuranceLevel, saveSession } from '@kotonoha/user-db/queries/accounts/sessions'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { afterAll, beforeAll } from 'vitest'
import type { Accounts, DeletionNotice, StudyChangeKind, TokenHolder } from '../accounts/accounts'
import type { PushOutcome } from '../accounts/push'
import { createSessionMemory } from '../accounts/session-memory'
import { appRouter } from '../app-router'
import type { Context } from '../context'

export type Api = ReturnType<typeof appRouter.createCaller>

/** Somebody with an account, on one device. */
export interface Learner {
  userId: string
  sessionId: string
  api: Api
  context: Context
}

export interface World {
  dictionary: Dictionary
  userDb: UserDb
  accounts: Accounts
  /** The mails about deletions so far, whoever they went to. */
  notices: DeletionNotice[]
  /** What open browsers were told of changed study data. */
  nudges: { userId: string; revision: number; kinds: readonly StudyChangeKind[] }[]
  /** Whether the server has the optimiser. */
  isOptimiserThere: boolean
  /** How often it was told that somebody waits to be trained. */
  trainingWakes: number
  /** What was pushed to browsers so far. */
  pushes: { endpoint: string; message: PushMessage }[]
  /** What the push services say from now on; they take everything at first. */
  pushOutcome: PushOutcome
  /** What time it is for the server. */
  now: Date
  /** Signs somebody in; with a `userId`, somebody who is known already, on another device. */
  signIn: (options?: {
    userId?: string
    assuranceLevel?: AssuranceLevel
    isSecondFactorPending?: boolean
    userAgent?: string
  }) => Promise<Learner>
  /** A caller with this token, or without any. */
  callWith: (accessToken?: string) => Api
}

/**
 * To be called at the top of a test file: a database and the tiny dictionary for its tests. Tokens
 * are plain JSON here; that a forged one is refused is tested where tokens are made.
 */
export function createWorld(): World {
  // Set by the hook before any test looks.
  const world = {
    notices: [],
    nudges: [],
    isOptimiserThere: true,
    trainingWakes: 0,
    pushes: [],
    pushOutcome: { kind: 'taken' },
    now: new Date('2026-04-01T12:00:00Z'),
  } as unknown as World
  beforeAll(async () => {
    world.userDb = await openTestUserDb()
    world.dictionary = openTinyDictionary()
    world.accounts = {
      userDb: world.userDb,
      verifyAccessToken: async (token) => readToken(token),
      isSessionAlive: createSessionMemory(world.userDb, () => world.now),
      announceDeletion: async (_queries, notice) => {
        world.notices.push(notice)
      },
      announceStudyChange: (userId, change) => {
        world.nudges.push({ userId, ...change })
      },
      training: {
        isThere: async () => world.isOptimiserThere,
        wake: () => {
          world.trainingWakes += 1
        },
      },
      push: {
        publicKey: 'B'.padEnd(87, 'A'),
        isKnownService: (endpoint) => endpoint.startsWith('https://push.test/'),
        send: async ({ endpoint }, message) => {
          world.pushes.push({ endpoint, message })
          return world.pushOutcome
        },
      },
      isChangelogMailDefault: true,
      clock: () => world.now,
      makeShareToken: () => randomBytes(16).toString('base64url'),
      randomBytes,
      siteUrl: 'https://kotonoha.test',
    }
  })
  afterAll(async () => {
    world.dictionary?.close()
    await world.userDb?.close()
  })
  const contextOf = (accessToken: string | undefined): Context => ({
    dictionary: world.dictionary,
    accounts: world.accounts,
    accessToken,
  })
  world.callWith = (accessToken) => appRouter.createCaller(contextOf(accessToken))
  world.signIn = async ({
    userId = randomUUID(),
    assuranceLevel = 'aal1',
    isSecondFactorPending = false,
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  } = {}) => {
    const sessionId = randomUUID()
    await saveSession(world.userDb, {
      userId,
      sessionId,
      assuranceLevel,
      methods: [],
      factorId: null,
      refreshCounter: 1,
      lowestCounter: 1,
      rotatedAt: world.now,
      lastUsedAt: world.now,
      userAgent,
      network: '203.0.113.*',
      createdAt: world.now,
    })
    const email = `${userId}@example.test`
    const holder: TokenHolder = {
      userId,
      sessionId,
      email,
      assuranceLevel,
      isSecondFactorPending,
    }
    const context = contextOf(JSON.stringify(holder))
    return { userId, sessionId, context, api: appRouter.createCaller(context) }
  }
  return world
}

function readToken(token: string): TokenHolder | undefined {
  try {
    return JSON.parse(token) as TokenHolder
  } catch {
    return undefined
  }
}

/** A new id, as the browser makes one for each change. */
export const newId = (): string => randomUUID()
