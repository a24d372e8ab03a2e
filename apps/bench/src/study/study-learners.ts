import { randomUUID } from 'node:crypto'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow, change } from '../accounts/learners'

export interface StudyLearner {
  userId: string
  accessToken: string
  /** As the server last said. */
  cards: StudyCard[]
}

/** With a session of their own, which can outlast its token. */
export interface SignedUpLearner extends StudyLearner {
  refreshToken: string
}

export interface StudyCard {
  subjectId: number
  facet: string
  reps: number
  dueAt: string | null
}

export const studyZone = 'Europe/Berlin'

/** Learners without an address who start at a level, all below it taken for known. */
export async function makeStudyLearners(
  origin: string,
  { count, startLevel }: { count: number; startLevel: number },
): Promise<SignedUpLearner[]> {
  const client = openJsonClient(origin)
  const learners: SignedUpLearner[] = []
  for (let number = 0; number < count; number += 1) {
    const { body } = await askOrThrow(client, '/auth/v1/signup', { body: {} })
    const learner: SignedUpLearner = { ...toSession(body), cards: [] }
    await change(client, learner, 'kanji.onboarding.finish', {
      startLevel,
      isLowerAssumed: true,
      goal: null,
      preferences: { zone: studyZone, newPerDay: 100 },
    })
    learner.cards = await pullAll(client, learner)
    learners.push(learner)
  }
  client.close()
  return learners
}

/** What signing up answers, as far as it is needed. */
export function toSession(body: {
  user: { id: string }
  access_token: string
  refresh_token: string
}) {
  const { user, access_token: accessToken, refresh_token: refreshToken } = body
  return { userId: user.id, accessToken, refreshToken }
}

/** As much as one call answers. */
export const toSync = (sinceRevision: number) => ({ sinceRevision, limit: 500 })

/** All cards, asked for until there are no more, as a device does. */
export async function pullAll(
  client: JsonClient,
  learner: StudyLearner,
): Promise<StudyLearner['cards']> {
  const cards: StudyLearner['cards'] = []
  for (let sinceRevision = 0; ; ) {
    const changes = await ask(client, learner, 'kanji.sync.changes', toSync(sinceRevision))
    cards.push(...changes.cards)
    if (!changes.hasMore) return cards
    sinceRevision = changes.revision
  }
}

/** A question of a learner. */
export async function ask(
  client: JsonClient,
  { accessToken }: StudyLearner,
  procedure: string,
  input?: object,
) {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`
  const { body } = await askOrThrow(client, `/api/${procedure}${query}`, { token: accessToken })
  return body.result.data
}

let answerCount = 0

/** The next answers of a learner, round and round through their cards. */
export function toAnswers(learner: StudyLearner, count: number, at = new Date()) {
  return Array.from({ length: count }, () => {
    answerCount += 1
    const card = learner.cards[answerCount % learner.cards.length]
    if (card === undefined) throw new Error('the learner has no cards')
    return toAnswer(card, at)
  })
}

export function toAnswer(card: StudyCard, at: Date, rating: 1 | 3 = 3) {
  return {
    reviewId: randomUUID(),
    subjectId: card.subjectId,
    facet: card.facet,
    reviewedAt: at.toISOString(),
    rating,
    verdict: rating === 1 ? 'wrong' : 'right',
    mode: 'typed',
    answerMs: 4000,
    basedOnReps: card.reps,
    answer: 'to eat',
  }
}
