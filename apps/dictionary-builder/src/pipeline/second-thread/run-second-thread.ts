import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { explainFailure } from '../../explain-failure'
import { createStageTeller } from '../../report/progress'
import type { BesideOrder, FromSecondThread, WordsTold } from './messages'
import { writeBeside } from './write-beside'

/** The whole life of the second thread. */
export async function runSecondThread(): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('this is the first thread')
  const tell = (message: FromSecondThread) => port.postMessage(message)
  const words: Promise<WordsTold> = once(port, 'message').then(([told]) => told)
  const progress = createStageTeller(
    (stage) => tell({ kind: 'stage', stage }),
    () => performance.now(),
  )
  try {
    const written = await writeBeside(workerData as BesideOrder, {
      progress,
      tellKanji: (kanji) => tell({ kind: 'kanji', kanji }),
      words: () => words,
    })
    tell({ kind: 'written', written })
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ kind: 'failed', failure: { explanation: explainFailure(error), text } })
  }
  port.close()
}
