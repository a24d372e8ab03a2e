import { statement } from '../../statement'
import { together } from '../../together'
import type { Queries, UserDb } from '../../user-db'

/** A client used one id for two different mutations. */
export class MutationIdReusedError extends Error {
  override readonly name = 'MutationIdReusedError'
}

export interface MutationRequest {
  userId: string
  /** Made by the client, once for each thing that the learner did. */
  mutationId: string
  /** The procedure, so that an id is not taken for another one's. */
  kind: string
  at: Date
  /** Throws when the learner may not do it, also not again. */
  guard?: (queries: Queries) => Promise<void>
}

// Most mutations answer `{}`: those need no second write.
const emptyAnswer = '{}'

const claimMutation = statement(`
  INSERT INTO applied_mutation (user_id, mutation_id, kind, applied_at, answer)
  VALUES ($1, $2, $3, $4, '${emptyAnswer}')
  ON CONFLICT (user_id, mutation_id) DO NOTHING`)

const keepAnswer = statement(`
  UPDATE applied_mutation SET answer = $3::jsonb WHERE user_id = $1 AND mutation_id = $2`)

const appliedMutation = statement<{ kind: string; answer: unknown }>(`
  SELECT kind, answer FROM applied_mutation WHERE user_id = $1 AND mutation_id = $2`)

/**
 * Does a mutation in a transaction unless it was done already; gives its answer, or the one that
 * was given the first time. So a client may send it until it hears an answer.
 *
 * A second request that comes while the first is under way waits for it. An answer must be what
 * JSON can say.
 */
export function applyOnce<Answer>(
  userDb: UserDb,
  { userId, mutationId, kind, at, guard }: MutationRequest,
  work: (queries: Queries) => Promise<Answer>,
): Promise<Answer> {
  return userDb.transaction(async (queries) => {
    const [claimedCount] = await together([
      queries.run(claimMutation, [userId, mutationId, kind, at]),
      guard?.(queries) ?? Promise.resolve(),
    ])
    if (claimedCount === 1) {
      const answer = await work(queries)
      const json = JSON.stringify(answer ?? null)
      if (json !== emptyAnswer) await queries.run(keepAnswer, [userId, mutationId, json])
      return answer
    }
    const [applied] = await queries.query(appliedMutation, [userId, mutationId])
    if (applied?.kind !== kind) {
      throw new MutationIdReusedError(`${mutationId} was used for ${applied?.kind} and ${kind}`)
    }
    return applied.answer as Answer
  })
}

/**
 * Whether a mutation was done already. For what is done somewhere else, before it is noted here by
 * `applyOnce`; throws `MutationIdReusedError` where the id was another one's.
 */
export async function wasApplied(
  queries: Queries,
  { userId, mutationId, kind }: Pick<MutationRequest, 'userId' | 'mutationId' | 'kind'>,
): Promise<boolean> {
  const [applied] = await queries.query(appliedMutation, [userId, mutationId])
  if (applied !== undefined && applied.kind !== kind) {
    throw new MutationIdReusedError(`${mutationId} was used for ${applied.kind} and ${kind}`)
  }
  return applied !== undefined
}

const dropOldMutations = statement(`DELETE FROM applied_mutation WHERE applied_at < $1`)

/** Forgets ids that no client repeats any more. */
export async function dropMutationsBefore(queries: Queries, before: Date): Promise<void> {
  await queries.run(dropOldMutations, [before])
}
