import { createWorld, type Learner, newId } from '@kotonoha/api/testing/learners'
import { quickForgetter, storeAnswers } from '@kotonoha/api/testing/store-answers'
import { onboard } from '@kotonoha/api/testing/study'
import { trainingLeaseMs } from '@kotonoha/api/training/run-training'
import {
  findLatestTraining,
  type TrainingState,
  takeTraining,
} from '@kotonoha/user-db/queries/training/training-jobs'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../log'
import { hasOptimiser } from './has-optimiser'
import { openTraining, type Training } from './open-training'
import { type EndableThread, startTrainingThread } from './start-training-thread'

const world = createWorld()
const opened: Training[] = []
afterEach(async () => {
  for (const training of opened.splice(0)) await training.stop()
})

const log = createLog({ level: 'error', format: 'json', write: () => {}, now: () => new Date(0) })

/** A process of the installation. */
function startProcess(startThread: () => EndableThread = startTrainingThread): Training {
  const training = openTraining({
    userDb: world.userDb,
    clock: () => world.now,
    announce: world.accounts.announceStudyChange,
    isThere: hasOptimiser,
    startThread,
    log,
  })
  opened.push(training)
  return training
}

async function signInWithAnswers() {
  const learner = await world.signIn()
  await onboard(learner)
  const today = Math.floor(world.now.getTime() / 86_400_000)
  const log = { userId: learner.userId, cards: 400, days: 200, today }
  await storeAnswers(world.userDb, { ...log, parameters: quickForgetter })
  return learner
}

const ask = ({ api }: Learner) => api.kanji.algorithm.optimise({ mutationId: newId() })
const findState = async ({ userId }: Learner) =>
  (await findLatestTraining(world.userDb, userId))?.state
const expectState = (learner: Learner, state: TrainingState) =>
  expect.poll(() => findState(learner), { timeout: 20_000, interval: 100 }).toBe(state)

/** Never done; ends when it is told to, or by itself. */
function createStuckThread({ dies = false } = {}) {
  let tellStart = () => {}
  const started = new Promise<void>((resolve) => {
    tellStart = resolve
  })
  let die = (_error: Error) => {}
  const dead = new Promise<never>((_resolve, reject) => {
    die = reject
  })
  dead.catch(() => {})
  const thread: EndableThread = {
    add: () => {},
    train: () => {
      tellStart()
      if (dies) die(new Error('out of memory'))
      return dead
    },
    end: async () => die(new Error('ended')),
  }
  return { thread, started }
}

test('several learners are trained one after the other, in a thread, by one of two processes', async () => {
  const learners = [await signInWithAnswers(), await signInWithAnswers()]
  for (const learner of learners) await ask(learner)
  const processes = [startProcess(), startProcess()]
  for (const each of processes) each.wake()
  for (const learner of learners) {
    await expectState(learner, 'accepted')
    expect((await learner.api.kanji.algorithm.getModel()).versions).toHaveLength(1)
  }
})

test('a thread that dies half-way leaves a training that failed, and can be asked for again', async () => {
  const learner = await signInWithAnswers()
  await ask(learner)
  const { thread } = createStuckThread({ dies: true })
  startProcess(() => thread)
  await expectState(learner, 'failed')
  expect(await learner.api.kanji.algorithm.getModel()).toMatchObject({
    version: 0,
    nextAskAt: null,
  })
  world.now = new Date(world.now.getTime() + 1000)
  expect(await ask(learner)).toMatchObject({ kind: 'begun' })
  expect(await findState(learner)).toBe('waiting')
  startProcess()
  await expectState(learner, 'accepted')
})

test('a process that stops hands its training back, and the next one does it at once', async () => {
  const learner = await signInWithAnswers()
  await ask(learner)
  const { thread, started } = createStuckThread()
  const stopping = startProcess(() => thread)
  await started
  await stopping.stop()
  expect(await findState(learner)).toBe('waiting')
  startProcess()
  await expectState(learner, 'accepted')
})

test('what was ended with its process three times is given up', async () => {
  const learner = await signInWithAnswers()
  await ask(learner)
  for (let time = 0; time < 3; time += 1) {
    const request = { at: world.now, leaseMs: trainingLeaseMs, lease: newId() }
    expect(await takeTraining(world.userDb, request)).toMatchObject({ attempts: time + 1 })
    world.now = new Date(world.now.getTime() + trainingLeaseMs)
  }
  startProcess(() => {
    throw new Error('it must not be begun')
  })
  await expectState(learner, 'failed')
})
