import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { KanjiFacts } from '../../drafts/kanji-facts'
import { temporaryTemplatesPath } from '../../handwriting/write-templates'
import type { Progress } from '../../report/progress'
import type { PackedDefinitions } from '../words/packed-definitions'
import type {
  BesideOrder,
  FromSecondThread,
  UnreadSentences,
  WordsTold,
  WrittenBeside,
} from './messages'
import { SecondThreadError } from './second-thread-error'

/** It holds 270 MB at most; with more room it would let garbage lie. */
const heapLimitMb = 300

/** Kanji, names and the curriculum, made beside the words. */
export interface SecondThread {
  /** What it read of kanji, in the order of the characters; long before it has written them. */
  kanji: () => Promise<readonly KanjiFacts[]>
  tellWords: (words: WordsTold) => void
  /** Throws where it has failed by now: the rest need not be done for nothing. */
  check: () => void
  /** When its file is whole. */
  written: () => Promise<WrittenBeside>
  /** Reads sentences of the finished words, once its file is whole. */
  readSentences: (unread: UnreadSentences) => Promise<PackedDefinitions>
  /** Ends it, in the midst of whatever it does, and removes what it left behind. */
  end: () => Promise<void>
}

export function startSecondThread(order: BesideOrder, progress: Progress): SecondThread {
  const worker = startThisProgram(order)
  let failure: Error | undefined
  const kanji = createAnswer<readonly KanjiFacts[]>()
  const written = createAnswer<WrittenBeside>()
  const sentences = createAnswer<PackedDefinitions>()
  const failed = new Promise<never>((_, reject) => {
    const fail = (error: Error) => {
      failure ??= error
      reject(failure)
    }
    worker.on('message', (message: FromSecondThread) => {
      if (message.kind === 'stage') progress.noteBeside(message.stage)
      else if (message.kind === 'kanji') kanji.tell(message.kanji)
      else if (message.kind === 'written') written.tell(message.written)
      else if (message.kind === 'sentences') sentences.tell(message.read)
      else fail(new SecondThreadError(message.failure))
    })
    worker.once('error', fail)
    worker.once('exit', (code) => fail(new Error(`the second thread ended with ${code}`)))
  })
  // Nobody may be waiting when it fails.
  failed.catch(() => {})
  return {
    kanji: () => Promise.race([kanji.told, failed]),
    // The memory of the words goes over to the other thread, where it is not needed here again.
    tellWords: (words) =>
      worker.postMessage(
        words,
        words.spelled.map(({ buffer }) => buffer),
      ),
    check: () => {
      if (failure !== undefined) throw failure
    },
    written: () => Promise.race([written.told, failed]),
    readSentences: (unread) => {
      worker.postMessage(unread)
      return Promise.race([sentences.told, failed])
    },
    end: async () => {
      await worker.terminate()
      for (const path of [order.path, temporaryTemplatesPath(order.templatesPath)]) {
        rmSync(path, { force: true })
      }
    },
  }
}

interface Answer<Told> {
  told: Promise<Told>
  tell: (told: Told) => void
}

function createAnswer<Told>(): Answer<Told> {
  let tell: (told: Told) => void = () => {}
  const told = new Promise<Told>((resolve) => {
    tell = resolve
  })
  return { told, tell }
}

/** The program that runs, once more: it sees that it is not the first thread. */
function startThisProgram(workerData: BesideOrder): Worker {
  // The limit that the program was started with would hold for each thread. It is read when a
  // thread's heap is made, so that of this one stays as it is.
  setFlagsFromString(`--max-old-space-size=${heapLimitMb}`)
  const [, path = ''] = process.argv
  const program = pathToFileURL(path).href
  if (!path.endsWith('.ts')) return new Worker(new URL(program), { workerData })
  // A thread of Node 20 does not take `--import tsx`.
  const runFromSource = `import('tsx/esm/api').then(({ register }) => {
    register()
    return import(${JSON.stringify(program)})
  })`
  return new Worker(runFromSource, { workerData, eval: true, execArgv: [] })
}
