import { Worker } from 'node:worker_threads'
import type { TrainingThread } from '@kotonoha/api/training/run-training'
import type { FromTrainingThread, ToTrainingThread } from './training-messages'

/** Of JavaScript alone; the optimiser keeps its own outside. */
const heapLimitMb = 256

export interface EndableThread extends TrainingThread {
  /** Ends it, in the midst of whatever it does. */
  end: () => Promise<void>
}

/** Starts a thread that trains one learner. */
export function startTrainingThread(): EndableThread {
  const resourceLimits = { maxOldGenerationSizeMb: heapLimitMb }
  const worker = isSource
    ? new Worker(runFromSource, { resourceLimits, eval: true })
    : new Worker(new URL('./training-worker.mjs', import.meta.url), { resourceLimits })
  const died = new Promise<never>((_, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the training thread ended with ${code}`)))
  })
  // Nobody may be waiting when it ends.
  died.catch(() => {})
  const tell = (message: ToTrainingThread) => worker.postMessage(message)
  return {
    add: (cards) => tell({ kind: 'cards', cards }),
    train(active, onProgress) {
      const done = new Promise<Extract<FromTrainingThread, { kind: 'outcome' }>>((resolve) => {
        worker.on('message', (message: FromTrainingThread) => {
          if (message.kind === 'progress') onProgress(message.share)
          else resolve(message)
        })
      })
      tell({ kind: 'train', active })
      return Promise.race([done.then(({ outcome }) => outcome), died])
    },
    end: async () => void (await worker.terminate()),
  }
}

/** While developing and in tests there is no bundle. */
const isSource = import.meta.url.endsWith('.ts')

// A thread of Node 20 does not take `--import tsx`.
const source = new URL('./training-worker.ts', import.meta.url).href
const runFromSource = `import('tsx/esm/api').then(({ register }) => {
  register()
  return import(${JSON.stringify(source)})
})`
