import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type JsonAnswer, type JsonClient, openJsonClient } from '../accounts/json-client'
import { askOrThrow, type MeasuredLearner, makeLearners } from '../accounts/learners'
import { makeStudyLearners, pullAll, toAnswer } from '../study/study-learners'
import { atMost, type Row } from '../table'

/** What is sent again until it is acknowledged; what was acknowledged must be there for ever. */
export interface Writers {
  /** Writes until it is told to stop; `origins` are asked by turns. */
  run: (origins: readonly string[]) => { stop: () => Promise<void> }
  /** Compares all that was acknowledged with what is there. */
  check: (origin: string) => Promise<{ lost: number; double: number }>
  acknowledged: () => number
  /** Answers that were neither done, nor a clear refusal for now. */
  unclear: () => string[]
}

const pauseMs = 40

/** A list holds a thousand. */
const mostSaved = 900

/** The study area takes 120 calls a minute of one learner. */
const pauseOfAnswersMs = 520

/** Learners who save lists, and learners who answer, of whose answers each is counted. */
export async function makeWriters(origin: string, count: number): Promise<Writers> {
  const savers = (await makeLearners(origin, count)).map((learner) => ({
    learner,
    saved: [] as string[],
  }))
  const students = (await makeStudyLearners(origin, { count, startLevel: 2 })).map((learner) => ({
    learner,
    answers: 0,
    firstReps: learner.cards[0]?.reps ?? 0,
    /** Sent and not yet acknowledged: it may have been counted. */
    pending: undefined as ReturnType<typeof toAnswer> | undefined,
  }))
  const literals = await listLiterals(origin)
  const unclear: string[] = []

  /** Sent until it is acknowledged: as a device does. Undefined when it shall stop. */
  async function send(
    nextClient: () => JsonClient,
    isStopped: () => boolean,
    asked: { path: string; body: object; token: string },
  ): Promise<JsonAnswer | undefined> {
    while (!isStopped()) {
      const { path, ...given } = asked
      const answer = await nextClient()
        .ask(path, given)
        .catch(() => undefined)
      if (answer !== undefined && answer.status < 300) return answer
      const isClear = answer === undefined || answer.status === 503 || answer.status === 429
      if (!isClear) unclear.push(`${path} ${answer.status} ${JSON.stringify(answer.body)}`)
      await wait(pauseMs)
    }
    return undefined
  }

  return {
    run(origins) {
      let isStopping = false
      const isStopped = () => isStopping
      const clients: JsonClient[] = []
      const openClients = () => {
        const own = origins.map(openJsonClient)
        clients.push(...own)
        let turn = 0
        return () => {
          turn += 1
          const client = own[turn % own.length]
          if (client === undefined) throw new Error('no server was named')
          return client
        }
      }
      const saving = savers.map(async ({ learner, saved }) => {
        const next = openClients()
        while (!isStopping) {
          const literal = literals[saved.length]
          if (literal === undefined) break
          const body = toAddition(learner, literal)
          const token = learner.accessToken
          const path = '/api/dict.lists.addItems'
          const answer = await send(next, isStopped, { path, body, token })
          if (answer !== undefined) saved.push(literal)
          await wait(pauseMs)
        }
      })
      const answering = students.map(async (student) => {
        const next = openClients()
        while (!isStopping) {
          const { accessToken: token, cards } = student.learner
          const [card] = cards
          if (card === undefined) throw new Error('the learner has no cards')
          const path = '/api/kanji.study.submitReviews'
          student.pending ??= toAnswer(card, new Date())
          const body = { reviews: [student.pending] }
          const answer = await send(next, isStopped, { path, body, token })
          if (answer !== undefined) {
            student.answers += 1
            student.pending = undefined
            card.reps = answer.body.result.data.cards[0].reps
          }
          await wait(pauseOfAnswersMs)
        }
      })
      return {
        async stop() {
          isStopping = true
          await Promise.all([...saving, ...answering])
          for (const client of clients) client.close()
        },
      }
    },
    async check(origin) {
      const client = openJsonClient(origin)
      let [lost, double] = [0, 0]
      for (const { learner, saved } of savers) {
        const there = await listSaved(client, learner)
        lost += saved.filter((each) => !there.has(each)).length
      }
      for (const { learner, answers, firstReps, pending } of students) {
        const name = learner.cards[0]
        const card = (await pullAll(client, learner)).find(
          (each) => each.subjectId === name?.subjectId && each.facet === name.facet,
        )
        const counted = (card?.reps ?? 0) - firstReps
        lost += Math.max(0, answers - counted)
        double += Math.max(0, counted - answers - (pending === undefined ? 0 : 1))
      }
      client.close()
      return { lost, double }
    },
    acknowledged: () =>
      savers.reduce((sum, { saved }) => sum + saved.length, 0) +
      students.reduce((sum, { answers }) => sum + answers, 0),
    unclear: () => unclear,
  }
}

function toAddition(learner: MeasuredLearner, literal: string) {
  const thing = { kind: 'kanji', kanjiId: literal }
  return { mutationId: randomUUID(), listId: learner.listId, items: [{ thing }] }
}

async function listSaved(client: JsonClient, learner: MeasuredLearner): Promise<Set<string>> {
  const input = encodeURIComponent(JSON.stringify({ listId: learner.listId }))
  const { body } = await askOrThrow(client, `/api/dict.lists.getList?input=${input}`, {
    token: learner.accessToken,
  })
  const { items } = body.result.data as { items: { itemId: string }[] }
  return new Set(items.map(({ itemId }) => itemId))
}

async function listLiterals(origin: string): Promise<string[]> {
  const client = openJsonClient(origin)
  const literals: string[] = []
  for (let cursor: string | null = null; literals.length < mostSaved; ) {
    const input = encodeURIComponent(JSON.stringify({ limit: 100, cursor }))
    const { body } = await askOrThrow(client, `/api/dict.kanji.listKanji?input=${input}`)
    const page = body.result.data as { items: { kanjiId: string }[]; nextCursor: string | null }
    literals.push(...page.items.map(({ kanjiId }) => kanjiId))
    cursor = page.nextCursor
    if (cursor === null) break
  }
  client.close()
  return literals.slice(0, mostSaved)
}

/** The first of them is printed with their number. */
export function toUnclearRow(writers: Writers): Row {
  const [first = 'none'] = writers.unclear()
  const what = `answers that were no clear refusal (${first.slice(0, 120)})`
  return atMost(what, writers.unclear().length, 0, '')
}
