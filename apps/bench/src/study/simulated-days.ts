import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow } from '../accounts/learners'
import { figure, type Row, round } from '../table'
import { makeStudyLearners, type StudyCard, type StudyLearner, toAnswer } from './study-learners'

/** A year of 1,000 learners takes hours on two cores: a part of it is lived, and counted up. */
const learnerCount = 60
const dayCount = 30
const askedLearners = 1000
const askedDays = 365

const dayMs = 86_400_000
const recallShare = 0.9
const answersPerCall = 50

/**
 * Learners live days of a time that is past: each day a lesson batch and every card that is due, a
 * tenth of them forgotten.
 */
export async function measureSimulatedDays(origin: string, dataFolder: string): Promise<Row[]> {
  const learners = await makeStudyLearners(origin, { count: learnerCount, startLevel: 1 })
  const before = folderBytes(join(dataFolder, 'user-database'))
  const startedAt = performance.now()
  const answersOfDay: number[] = Array.from({ length: dayCount }, () => 0)
  // Day by day for all: no learner makes more calls in a minute than one may.
  for (let day = 0; day < dayCount; day += 1) {
    const waiting = [...learners]
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        const client = openJsonClient(origin)
        for (let learner = waiting.pop(); learner !== undefined; learner = waiting.pop()) {
          const answers = await liveDay(client, learner, Date.now() - (dayCount - day) * dayMs)
          answersOfDay[day] = (answersOfDay[day] ?? 0) + answers
        }
        client.close()
      }),
    )
  }
  const seconds = (performance.now() - startedAt) / 1000
  const answers = answersOfDay.reduce((sum, each) => sum + each, 0)
  const bytes = folderBytes(join(dataFolder, 'user-database')) - before
  const cards = learners.reduce((sum, { cards: own }) => sum + own.length, 0)
  const scale = (askedLearners * askedDays) / (learnerCount * dayCount)
  const lastDay = (answersOfDay.at(-1) ?? 0) / learnerCount
  return [
    figure(
      `${learnerCount} learners for ${dayCount} days: answers · cards`,
      `${answers} · ${cards}, in ${round(seconds)} s`,
    ),
    figure('  answers a learner on the last day', round(lastDay)),
    figure('  answers a second', round(answers / seconds)),
    figure(
      '  KiB a learner and day, write-ahead log included',
      round(bytes / 1024 / learnerCount / dayCount),
    ),
    figure(
      `  counted up to ${askedLearners} learners and ${askedDays} days`,
      `${round((answers * scale) / 1e6)} M answers, ${round((seconds * scale) / 3600)} h`,
    ),
  ]
}

async function liveDay(client: JsonClient, learner: StudyLearner, atMs: number): Promise<number> {
  const token = learner.accessToken
  const post = async (procedure: string, body: object) =>
    (await askOrThrow(client, `/api/${procedure}`, { body, token })).body.result.data
  const keep = (changed: StudyCard[]) => {
    const byName = new Map(learner.cards.map((each) => [`${each.subjectId}/${each.facet}`, each]))
    for (const each of changed) byName.set(`${each.subjectId}/${each.facet}`, each)
    learner.cards = [...byName.values()]
  }
  const due = learner.cards.filter(({ dueAt }) => dueAt !== null && Date.parse(dueAt) <= atMs)
  const reviews = due.map((card, index) =>
    toAnswer(card, new Date(atMs + index * 5000), Math.random() < recallShare ? 3 : 1),
  )
  for (let from = 0; from < reviews.length; from += answersPerCall) {
    const sent = reviews.slice(from, from + answersPerCall)
    keep((await post('kanji.study.submitReviews', { reviews: sent })).cards)
  }
  const { lessons } = await post('kanji.study.startSession', {
    sessionId: randomUUID(),
    mode: 'lessons',
    size: 5,
  })
  if (lessons.length === 0) return reviews.length
  const completedAt = new Date(atMs).toISOString()
  const items = lessons.map((subjectId: number) => ({
    lessonId: randomUUID(),
    subjectId,
    misses: 0,
    completedAt,
  }))
  keep((await post('kanji.study.completeLessons', { items })).cards)
  return reviews.length
}

function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + sizeOf(join(each.parentPath, each.name)), 0)
}

/** The server may drop a file of its own while we count. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
