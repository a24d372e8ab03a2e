import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Queries } from '@kotonoha/user-db/user-db'
import { expect, test } from 'vitest'
import { appRouter } from '../app-router'
import { createWorld, newId } from '../testing/learners'

// What must hold for every procedure about a learner's own data, also for those yet to be written.

const world = createWorld()

type Call = (input: unknown) => Promise<unknown>

/** Procedures that are the same for everybody. */
const isPublic = (path: string) =>
  /^(dict\.(kanji|words|search|daily|about)\.|core\.(about|legal)\.|kanji\.landing\.|dict\.lists\.getSharedList$)/.test(
    path,
  )

const ownPaths = Object.keys(appRouter._def.procedures).filter((path) => !isPublic(path))

test('a password without the second factor of its account opens nothing of the learner’s', async () => {
  const { api } = await world.signIn({ isSecondFactorPending: true })
  for (const path of ownPaths) {
    const call = path
      .split('.')
      .reduce((part, name) => (part as Record<string, unknown>)[name], api as unknown) as Call
    await expect(call({}), path).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'second-factor-needed',
    })
  }
})

/**
 * Changes that need no mutation id, and what makes them safe to repeat instead: the ids of the
 * answers in them, or that they say what shall be and not what shall be done.
 */
const safeWithoutMutationId: Record<string, string> = {
  'core/billing/open-portal.ts': 'the id names the page that the payment service opens',
  'core/billing/start-checkout.ts': 'the id of the checkout, of which a learner has one open',
  'kanji/import/preview.ts': 'the id of the import, and each of its items',
  'kanji/study/start-session.ts': 'the id of the session',
  'kanji/study/save-session.ts': 'the version of the document',
  'kanji/study/end-session.ts': 'the id of the session',
  'kanji/study/submit-reviews.ts': 'the id of each answer',
  'kanji/study/complete-lessons.ts': 'the id of each lesson',
  'kanji/study/override.ts': 'the answer has one rating',
  'kanji/study/undo.ts': 'the answer is taken back or not',
}

const changes = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(join(import.meta.dirname, file), 'utf8') }))
  .filter(({ source }) => source.includes('.mutation('))

test.each(changes)('$file does its change once, however often it is sent', ({ file, source }) => {
  expect(source).toMatch(/= (learner|sensitive|study|billing|sensitiveBilling)Mutation\b/)
  const isDoneOnce = /ctx\.(once\((input\.)?mutationId|changeOnce\(\s*\{ \.\.\.input\b)/.test(
    source,
  )
  expect(isDoneOnce).toBe(!(file in safeWithoutMutationId))
})

test('changes of one learner hold one connection at most, and one too many is told so', async () => {
  const { api, context } = await world.signIn()
  await api.core.user.createProfile({ mutationId: newId(), firstName: '花子', lastName: '山田' })
  let open = 0
  let mostOpen = 0
  const userDb = {
    ...world.userDb,
    async transaction<Result>(work: (queries: Queries) => Promise<Result>) {
      open += 1
      mostOpen = Math.max(mostOpen, open)
      try {
        return await world.userDb.transaction(work)
      } finally {
        open -= 1
      }
    },
  }
  const hasty = appRouter.createCaller({ ...context, accounts: { ...world.accounts, userDb } })
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) =>
      index % 2 === 0
        ? hasty.dict.lists.createList({ mutationId: newId(), listId: newId(), name: '漢字' })
        : hasty.core.user.updateProfile({ mutationId: newId(), firstName: '一', lastName: '山田' }),
    ),
  )
  expect(mostOpen).toBe(1)
  const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toHaveLength(11)
  for (const error of refused) expect(error).toMatchObject({ message: 'too-many-calls' })
})

test('what needs no mutation id exists', () => {
  const files = changes.map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(Object.keys(safeWithoutMutationId)))
})
