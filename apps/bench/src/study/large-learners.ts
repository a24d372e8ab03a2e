import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { listSubjects } from '@kotonoha/dictionary-db/queries/curriculum/list-subjects'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow } from '../accounts/learners'
import { makeStudyLearners, pullAll, type StudyLearner, toAnswer } from './study-learners'

export const cardsOfLargeLearner = 15_000

/** What they did lately, so that every part of the dashboard has something to show. */
const answeredDays = 40
const answersOfDay = 60
const failedEvery = 8

const perCall = 50
const lastLevel = 60
const dayMs = 86_400_000
const answerMs = 8000
/** A learner may make 120 calls a minute, of which they have made some thirty before. */
const msBetweenCalls = 660
/** After so long a learner may make 120 calls again. */
const quietMs = 61_000

/**
 * Learners of every level of the curriculum who learn further words beside, and have answered
 * sixty cards on each of the last days.
 */
export async function makeLargeLearners(
  origin: string,
  { count, dictionaryFile }: { count: number; dictionaryFile: string },
): Promise<StudyLearner[]> {
  const dictionary = openDictionary(dictionaryFile)
  const furtherIds = [
    ...listSubjects(dictionary, { core: true, level: lastLevel }),
    ...listSubjects(dictionary, { core: false, kind: 'word' }),
  ].map(({ subjectId }) => subjectId)
  dictionary.close()
  const learners = await makeStudyLearners(origin, { count, startLevel: lastLevel })
  await Promise.all(
    learners.map(async (learner) => {
      const client = openPacedClient(origin)
      // Two cards each, but for components.
      const missing = Math.ceil((cardsOfLargeLearner - learner.cards.length) / 2) + perCall
      await learn(client, learner, furtherIds.slice(0, missing))
      learner.cards = await pullAll(client, learner)
      await answerLately(client, learner)
      learner.cards = await pullAll(client, learner)
      client.close()
    }),
  )
  await wait(quietMs)
  return learners
}

/** Asks no more often than a learner may, however fast the machine is. */
function openPacedClient(origin: string): JsonClient {
  const client = openJsonClient(origin)
  let mayAskAt = 0
  return {
    close: client.close,
    async ask(path, asked) {
      await wait(Math.max(0, mayAskAt - performance.now()))
      mayAskAt = performance.now() + msBetweenCalls
      return client.ask(path, asked)
    },
  }
}

async function answerLately(client: JsonClient, learner: StudyLearner): Promise<void> {
  const now = Date.now()
  // What was answered of assumed cards before they were assumed does not count.
  const learnt = learner.cards.filter(({ reps }) => reps > 0)
  const reviews = learnt.slice(0, answeredDays * answersOfDay).map((card, index) => {
    const daysAgo = answeredDays - Math.floor(index / answersOfDay)
    const at = new Date(now - daysAgo * dayMs + (index % answersOfDay) * answerMs)
    return toAnswer(card, at, index % failedEvery === 0 ? 1 : 3)
  })
  for (let from = 0; from < reviews.length; from += perCall) {
    const body = { reviews: reviews.slice(from, from + perCall) }
    const token = learner.accessToken
    await askOrThrow(client, '/api/kanji.study.submitReviews', { body, token })
  }
}

async function learn(
  client: JsonClient,
  { accessToken: token }: StudyLearner,
  subjectIds: readonly number[],
): Promise<void> {
  const completedAt = new Date(Date.now() - (answeredDays + 1) * dayMs).toISOString()
  for (let from = 0; from < subjectIds.length; from += perCall) {
    const items = subjectIds
      .slice(from, from + perCall)
      .map((subjectId) => ({ lessonId: randomUUID(), subjectId, misses: 0, completedAt }))
    await askOrThrow(client, '/api/kanji.study.completeLessons', { body: { items }, token })
  }
}
