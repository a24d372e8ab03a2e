import {
  beginStudyChange,
  findStudyProfile,
  type StudyProfile,
} from '@kotonoha/user-db/queries/study/study-profile'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { StudyChangeKind } from '../accounts/accounts'
import { requireLiveSession } from '../accounts/identify-learner'
import { findLastLevel } from '../billing/find-plan'
import {
  answerInvalidCursor,
  learnerMutation,
  learnerProcedure,
  withDictionary,
} from '../procedure'
import { toProductError } from '../product-error'
import { isOneCallTooMany } from './call-limit'
import { createCurriculumIndex } from './curriculum-index'
import { getLearnerStanding } from './learner-standing'
import { type StudyPreferences, toStudyPreferences } from './study-preferences'

/** A study profile with what it says about preferences. */
export interface StudyLearner {
  userId: string
  profile: StudyProfile
  preferences: StudyPreferences
  /** The last level whose lessons their plan includes; without bound where it includes all. */
  lastLevel: number
}

function toStudyLearner(
  userId: string,
  [profile, lastLevel]: readonly [StudyProfile | undefined, number],
): StudyLearner {
  if (profile === undefined) throw toProductError('no-profile-kanji-product')
  return { userId, profile, preferences: toStudyPreferences(profile), lastLevel }
}

/** A question of a learner about studying; without a study profile too. */
export const visitorStudyProcedure = learnerProcedure
  .use(withDictionary)
  .use(({ ctx, next }) => {
    const at = ctx.accounts.clock()
    if (isOneCallTooMany(ctx.learner.userId, at)) throw toProductError('too-many-calls')
    const curriculum = createCurriculumIndex(ctx.dictionary)
    if (curriculum.levelCount === 0) throw toProductError('no-curriculum')
    return next({ ctx: { at, curriculum } })
  })
  .use(answerInvalidCursor)

/** A question of somebody who has been through the onboarding. */
export const studyProcedure = visitorStudyProcedure.use(async ({ ctx, next }) => {
  const { userId } = ctx.learner
  const { userDb } = ctx.accounts
  const { at } = ctx
  const known = await together([
    findStudyProfile(userDb, userId),
    findLastLevel(userDb, { userId, payments: ctx.accounts.payments, at }),
  ])
  const study = toStudyLearner(userId, known)
  const { revision } = study.profile
  const getStanding = () => getLearnerStanding(userDb, ctx.curriculum, { userId, revision })
  return next({ ctx: { study, getStanding } })
})

/** What a change of study data is given. */
export interface StudyChange extends StudyLearner {
  queries: Queries
  /** The number of this change. */
  revision: number
}

/**
 * A change of study data. What is done within `change` is one transaction, in turn with the
 * learner's others; `changeAfterReading` asks something along with its beginning, and `changeOnce`
 * does it once for each mutation id. Other devices hear of it.
 */
export const studyMutation = learnerMutation.use(withDictionary).use(({ ctx, next }) => {
  const { userId } = ctx.learner
  const { userDb, announceStudyChange, payments } = ctx.accounts
  if (isOneCallTooMany(userId, ctx.at)) throw toProductError('too-many-calls')
  const curriculum = createCurriculumIndex(ctx.dictionary)
  if (curriculum.levelCount === 0) throw toProductError('no-curriculum')

  async function begin(queries: Queries): Promise<StudyChange> {
    const known = await together([
      beginStudyChange(queries, userId),
      findLastLevel(queries, { userId, payments, at: ctx.at }),
    ])
    const learner = toStudyLearner(userId, known)
    return { ...learner, queries, revision: learner.profile.revision }
  }
  async function announced<Answer>(
    kinds: readonly StudyChangeKind[],
    done: Promise<{ answer: Answer; revision: number | undefined }>,
  ): Promise<Answer> {
    const { answer, revision } = await done
    if (revision !== undefined) announceStudyChange(userId, { revision, kinds })
    return answer
  }
  /** What `read` asks is asked after the beginning, and goes to the database with it. */
  const changeAfterReading = <Answer, Read>(
    kinds: readonly StudyChangeKind[],
    read: (queries: Queries) => Promise<Read>,
    work: (change: StudyChange, known: Read) => Promise<Answer>,
  ) =>
    announced(
      kinds,
      userDb.transaction(async (queries) => {
        const [, begun, known] = await together([
          requireLiveSession(queries, ctx.learner, ctx.at),
          begin(queries),
          read(queries),
        ])
        return { answer: await work(begun, known), revision: begun.revision }
      }),
    )
  const change = <Answer>(
    kinds: readonly StudyChangeKind[],
    work: (change: StudyChange) => Promise<Answer>,
  ) => changeAfterReading(kinds, () => Promise.resolve(), work)
  const changeOnce = <Answer>(
    { mutationId, kinds }: { mutationId: string; kinds: readonly StudyChangeKind[] },
    work: (change: StudyChange) => Promise<Answer>,
  ) => {
    let revision: number | undefined
    const done = ctx.once(mutationId, async (queries) => {
      const begun = await begin(queries)
      revision = begun.revision
      return work(begun)
    })
    return announced(
      kinds,
      done.then((answer) => ({ answer, revision })),
    )
  }
  return next({ ctx: { curriculum, change, changeAfterReading, changeOnce } })
})
