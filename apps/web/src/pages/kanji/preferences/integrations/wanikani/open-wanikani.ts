import { ImportFailure } from '../import-failure'
import type { ReadSource } from '../import-item'
import type { FromReader } from '../reader/messages'

/** The worker of a try that failed half-way has what it got, for the next one. */
let worker: Worker | undefined

/** Reads an account; the token goes to the worker, and from there to WaniKani alone. */
export async function openWaniKani(token: string): Promise<{ name: string; read: ReadSource }> {
  const reader = worker ?? createWorker()
  worker = reader
  const answer = await new Promise<FromReader>((resolve) => {
    reader.onmessage = ({ data }: MessageEvent<FromReader>) => resolve(data)
    reader.onerror = () => resolve({ kind: 'failed', code: 'broken' })
    reader.postMessage(token)
  })
  if (answer.kind === 'failed' && answer.code === 'network') throw new ImportFailure(answer.code)
  endWaniKani()
  if (answer.kind === 'failed') throw new ImportFailure(answer.code)
  if (answer.kind === 'tables') throw new ImportFailure('broken')
  return { name: answer.name ?? 'WaniKani', read: answer.read }
}

/** Throws away the worker, with the token and all that it read. */
export function endWaniKani(): void {
  worker?.terminate()
  worker = undefined
}

function createWorker(): Worker {
  return new Worker(new URL('./wanikani-reader.ts', import.meta.url), { type: 'module' })
}
