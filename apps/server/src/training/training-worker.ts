/**
 * A thread that trains one learner's parameters and ends: the optimiser takes seconds and hundreds
 * of megabytes, which neither the requests nor the process shall keep.
 */
import { parentPort } from 'node:worker_threads'
import { loadOptimiser } from '@kotonoha/srs/training/load-optimiser'
import { trainParameters } from '@kotonoha/srs/training/train-parameters'
import { parseTrainingCard, type TrainingHistory } from '@kotonoha/srs/training/training-history'
import type { FromTrainingThread, ToTrainingThread } from './training-messages'

const histories: TrainingHistory[] = []

function tell(message: FromTrainingThread): void {
  parentPort?.postMessage(message)
}

async function train(active: readonly number[] | undefined): Promise<void> {
  const optimise = await loadOptimiser()
  if (optimise === undefined) throw new Error('the optimiser cannot be loaded on this system')
  const onProgress = (share: number) => tell({ kind: 'progress', share })
  const outcome = await trainParameters(histories, { active, optimise, onProgress })
  tell({ kind: 'outcome', outcome })
}

parentPort?.on('message', (message: ToTrainingThread) => {
  if (message.kind === 'train') {
    // An error ends the thread, and whoever started it hears of it.
    void train(message.active)
    return
  }
  for (const card of message.cards) histories.push(...parseTrainingCard(card))
})
