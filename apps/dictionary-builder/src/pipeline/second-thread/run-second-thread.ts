import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openSqlite } from '@kotonoha/dictionary-db/sqlite/open-sqlite'
import { explainFailure } from '../../explain-failure'
import { createStageTeller } from '../../report/progress'
import type { PackedDefinitions } from '../words/packed-definitions'
import { readSentences } from '../words/read-sentences'
import type { BesideOrder, FromSecondThread, UnreadSentences, WordsTold } from './messages'
import { writeBeside } from './write-beside'

/** The whole life of the second thread. */
export async function runSecondThread(): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('this is the first thread')
  const tell = (message: FromSecondThread) => port.postMessage(message)
  // Kept until they are asked for.
  const messages = on(port, 'message')
  const hear = async <Message>(): Promise<Message> => (await messages.next()).value[0]
  const progress = createStageTeller(
    (stage) => tell({ kind: 'stage', stage }),
    () => performance.now(),
  )
  try {
    const written = await writeBeside(workerData as BesideOrder, {
      progress,
      tellKanji: (kanji) => tell({ kind: 'kanji', kanji }),
      words: () => hear<WordsTold>(),
    })
    tell({ kind: 'written', written })
    const read = readUnread(await hear<UnreadSentences>())
    port.postMessage({ kind: 'sentences', read } satisfies FromSecondThread, [read.bytes.buffer])
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ kind: 'failed', failure: { explanation: explainFailure(error), text } })
  }
  port.close()
}

/** The file is closed before it is told: the first thread writes to it next. */
function readUnread({ path, wordIds }: UnreadSentences): PackedDefinitions {
  const database = openSqlite(path, { isReadOnly: true })
  try {
    return readSentences(database, wordIds)
  } finally {
    database.close()
  }
}
